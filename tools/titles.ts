/** Titles of tests in a source, read from its syntax, and the ids of rules that a text names. */
import ts from 'typescript';

/** Ids as they are cited, a whole section included: a letter, the section, perhaps a word, perhaps the letter of a clause. */
const CITED = /\b[WFB]\d+(?:\.\d+)*(?:-[A-Za-z]+|[a-z])?(?![\w-])/g;

/** The ids that a text names, each once. */
export function idsIn(text: string): readonly string[] {
  return [...new Set(text.match(CITED) ?? [])];
}

/** True when a cited id is the rule itself or the number of a section that the rule is in. */
export function covers(cited: string, id: string): boolean {
  return (
    cited === id ||
    (/\d$/.test(cited) && id.startsWith(cited) && !/^\d/.test(id.slice(cited.length)))
  );
}

/** The words of a literal; what a template leaves open is left out. */
function wordsOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
}

/** Words that a table of cases puts into the title: the first cell of each row. */
function cellsOf(rows: ts.Node | undefined): readonly string[] {
  if (rows !== undefined && ts.isAsExpression(rows)) return cellsOf(rows.expression);
  if (rows === undefined || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap(
    (row) => wordsOf(ts.isArrayLiteralExpression(row) ? row.elements[0] : row) ?? [],
  );
}

/** The name that a call begins with, under `.each(...)` and other members. */
function rootOf(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return rootOf(callee.expression);
  }
  return undefined;
}

function titlesOf(call: ts.CallExpression): readonly string[] {
  if (!['describe', 'it', 'test'].includes(rootOf(call.expression) ?? '')) return [];
  const title = wordsOf(call.arguments[0]);
  if (title === undefined) return [];
  const table = ts.isCallExpression(call.expression) ? call.expression.arguments[0] : undefined;
  const [before, after] = title.split('%s');
  const filled =
    after === undefined ? [] : cellsOf(table).map((cell) => `${before}${cell}${after}`);
  return filled.length > 0 ? filled : [title];
}

/** Titles of tests and of groups of tests; one for each row of a table that is written out. */
export function titlesIn(path: string, text: string): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) titles.push(...titlesOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return titles;
}
