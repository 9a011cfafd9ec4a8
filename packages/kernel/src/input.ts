import type { ZodError, ZodType } from 'zod';
import { ok, refused, type Result } from './reason.ts';

/** Why an input from outside could not be used: the place in it, and the reason in plain words. */
export type InputError = { readonly place: string; readonly reason: string };

/** `entries[3].by` for a path of keys and indices; `the whole` at the top. */
export function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole';
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number'
        ? `${text}[${step}]`
        : text === ''
          ? String(step)
          : `${text}.${String(step)}`,
    '',
  );
}

function firstIssue(error: ZodError): InputError {
  const issue = error.issues[0];
  return { place: placeOf(issue?.path ?? []), reason: issue?.message ?? 'not usable' };
}

/** A value checked against a schema; the first fault with its place otherwise. */
export function readValue<Value>(
  schema: ZodType<Value>,
  value: unknown,
): Result<Value, InputError> {
  const parsed = schema.safeParse(value);
  return parsed.success ? ok(parsed.data) : refused(firstIssue(parsed.error));
}

/** JSON text checked against a schema. */
export function readJson<Value>(schema: ZodType<Value>, text: string): Result<Value, InputError> {
  try {
    return readValue(schema, JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'not JSON';
    return refused({ place: 'the text', reason: `not JSON: ${reason}` });
  }
}
