import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Russian counts in four forms; a message that counts gives all of them. */

const FORMS = ['one', 'few', 'many', 'other'];
const house = new URL('../../../', import.meta.url);
const catalogues = ['packages', 'systems', 'client', 'cli'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, house), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ru.ts') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`),
);

/** The forms of each plural in a text; those with exact numbers alone count nothing. */
function pluralsOf(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/\w+, plural,/g)].map(({ index, 0: head }) => {
    const forms: string[] = [];
    let depth = 1;
    for (let at = index + head.length; depth > 0 && at < text.length; at += 1) {
      const form = depth === 1 ? text.slice(at).match(/^(=?\w+) \{/)?.[1] : undefined;
      if (form !== undefined) {
        forms.push(form);
        at += form.length;
      }
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
    }
    return forms;
  });
}

describe('Russian plurals', () => {
  it.each(catalogues)('%s gives every form', (path) => {
    const counting = pluralsOf(readFileSync(new URL(path, house), 'utf8')).filter((forms) =>
      forms.some((form) => FORMS.includes(form) && form !== 'other'),
    );
    for (const forms of counting) expect(forms).toEqual(expect.arrayContaining(FORMS));
  });

  it('finds the forms of a plural', () => {
    expect(pluralsOf('{n, plural, =0 {none} one {# {x}} other {#}}')).toEqual([
      ['=0', 'one', 'other'],
    ]);
  });
});
