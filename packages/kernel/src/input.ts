import type { ZodType, core } from 'zod';
import { jsonFault } from './json-fault.ts';
import { type Facts, ok, refused, type Result } from './reason.ts';

/**
 * Why an input from outside could not be used: the place in it (`entries[3].by`, empty for the whole), and a key with
 * what fills it. Keys `input.…` and `flaw.…` are worded by the house, all others by the system that read it.
 */
export type InputError = { readonly place: string; readonly key: string; readonly args: Facts };

const LONGEST = 60;

/** A piece of an input as it may be shown: on one line, and no longer than anybody reads. */
export function shortened(text: string, longest = LONGEST): string {
  const signs = Array.from(text.slice(0, 2 * longest + 2));
  const shown = signs.length > longest ? [...signs.slice(0, longest - 1), '…'] : signs;
  return shown.join('').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
}

/** `entries[3].by` for a path of keys and indices; empty at the top. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    const name = shortened(String(step), 40);
    return text === '' ? name : `${text}.${name}`;
  }, '');
}

/** An error of a part, with its place in the whole. */
export function within(name: string, { place, ...error }: InputError): InputError {
  const joint = place === '' || place.startsWith('[') ? '' : '.';
  return { ...error, place: `${name}${joint}${place}` };
}

type Issue = core.$ZodIssue;
type Because = Pick<InputError, 'key' | 'args'>;

/** Own messages of a schema are keys of its system's catalogue. */
const KEY = /^[a-z]\w*(\.\w+)+$/;

const KINDS: { readonly [expected: string]: string } = {
  record: 'object',
  tuple: 'array',
  int: 'int',
  number: 'int',
};

function bound(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): Because {
  const big = issue.code === 'too_big';
  const n = Number(big ? issue.maximum : issue.minimum);
  if (issue.origin === 'array') return { key: big ? 'input.tooMany' : 'input.tooFew', args: { n } };
  if (issue.origin === 'string') return { key: big ? 'input.long' : 'input.short', args: { n } };
  return { key: big ? 'input.tooBig' : 'input.tooSmall', args: { n } };
}

function oneOf(values: readonly unknown[]): Because {
  const list = values.map(String).join(', ');
  return { key: 'input.oneOf', args: { count: values.length, list } };
}

/** Of the readings that a value could have had, the one that it came nearest to. */
function nearest(readings: readonly (readonly Issue[])[]): Issue | undefined {
  const firsts = readings.flatMap(([first]) => first ?? []);
  const near = ({ path, code }: Issue) => 2 * path.length + (code === 'invalid_type' ? 0 : 1);
  return firsts.toSorted((a, b) => near(b) - near(a))[0];
}

function because(issue: Issue, value: unknown): Because {
  if (KEY.test(issue.message)) return { key: issue.message, args: {} };
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return { key: 'input.missing', args: {} };
      return { key: 'input.kind', args: { kind: KINDS[issue.expected] ?? issue.expected } };
    case 'too_big':
    case 'too_small':
      return bound(issue);
    case 'invalid_value':
      return value === undefined ? { key: 'input.missing', args: {} } : oneOf(issue.values);
    case 'unrecognized_keys':
      return { key: 'input.unknownKey', args: { name: shortened(issue.keys[0] ?? '') } };
    case 'invalid_key':
      return { key: 'input.badKey', args: {} };
    default:
      return { key: 'input.format', args: {} };
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step)
        ? (part as Readonly<Record<PropertyKey, unknown>>)[step]
        : undefined,
    value,
  );
}

/** The first fault that a schema finds, in the plainest of its readings. */
export function faultOf(error: { readonly issues: readonly Issue[] }, value: unknown): InputError {
  let issue = error.issues[0];
  let path = issue?.path ?? [];
  while (issue?.code === 'invalid_union') {
    const inner = nearest(issue.errors);
    const options = 'options' in issue ? (issue.options as readonly unknown[]) : [];
    if (inner === undefined && valueAt(value, path) !== undefined)
      return { place: placeOf(path), ...oneOf(options) };
    if (inner === undefined) return { place: placeOf(path), key: 'input.missing', args: {} };
    path = [...path, ...inner.path];
    issue = inner;
  }
  if (issue === undefined) return { place: '', key: 'input.format', args: {} };
  return { place: placeOf(path), ...because(issue, valueAt(value, path)) };
}

/** A value checked against a schema; the first fault with its place otherwise. */
export function readValue<Value>(
  schema: ZodType<Value>,
  value: unknown,
): Result<Value, InputError> {
  const parsed = schema.safeParse(value);
  return parsed.success ? ok(parsed.data) : refused(faultOf(parsed.error, value));
}

const DEEPEST = 40;

function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    const next: unknown[] = [];
    for (const part of level)
      if (part !== null && typeof part === 'object')
        for (const inner of Object.values(part)) next.push(inner);
    level = next;
  }
  return false;
}

/** A text as JSON; where it is none, its line and column. */
export function parseJson(text: string): Result<unknown, InputError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(jsonFault(text));
  }
  return isDeep(value)
    ? refused({ place: '', key: 'input.deep', args: { n: DEEPEST } })
    : ok(value);
}

/** JSON text checked against a schema. */
export function readJson<Value>(schema: ZodType<Value>, text: string): Result<Value, InputError> {
  const parsed = parseJson(text);
  return parsed.ok ? readValue(schema, parsed.value) : parsed;
}
