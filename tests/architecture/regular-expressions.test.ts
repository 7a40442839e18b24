import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files';

/** As much as a public form may contain. */
const charsMax = 32 * 1024;
const cpuMsMax = 60;
/** What expressions repeat: each sign alone, words of them, and pairs that two parts of an expression may both take. */
const signs = [...'a0A ა.,-_/+@=&%:;"\'<>()[]{}\\|*?!#\n\t'];
const pairs = ['a ', ' \n', 'a.', 'a-', '0.', '0 ', '<a', 'a=', '%2', '--', '](', 'a,', '<!--', '//'];

/** Every regular expression in the source, with its file. */
function expressions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of sourceFiles.filter((path) => !isTest(path) && !path.endsWith('.css'))) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.set((node as ts.RegularExpressionLiteral).text, file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Processor milliseconds that an expression takes for a text and all of its matches. */
function cpuMsOf(expression: RegExp, text: string): number {
  const before = process.cpuUsage();
  if (expression.global) for (const _ of text.matchAll(expression));
  else expression.test(text);
  return process.cpuUsage(before).user / 1000;
}

/** The text that an expression begins with, which an attack has to pass, and may repeat. */
const beginningOf = (literal: string): string =>
  (/^\/\^?((?:\\[^\w]|[^\\^$.*+?()[\]{}|/])*)/.exec(literal)?.[1] ?? '').replaceAll('\\', '');

/** What never meets a longer text, with the reason. */
const bounded: Readonly<Record<string, string>> = {
  '/\\B(?=(\\d{3})+$)/g': 'the digits of a number',
  '/0+$/': 'the decimals of a number',
  '/^\\[(?:inset_)?-?(?:\\d+)?\\.?\\d+[a-z]*_/': 'class names of our own source',
  '/^\\[(?:length:|-?(?:\\d+)?\\.?\\d+(?:%|[a-z]+)\\]|0\\]|(?:calc|min|max|clamp)\\()/': 'class names of our own source',
  '/<script\\b([^>]*)>([\\s\\S]*?)<\\/script>/g': 'our own pages, where others write no tag',
};

it('V1.3.12 no regular expression takes more than linear time', () => {
  const slow: string[] = [];
  const found = expressions();
  for (const [literal, file] of found) {
    if (literal in bounded) continue;
    const end = literal.lastIndexOf('/');
    const expression = new RegExp(literal.slice(1, end), literal.slice(end + 1));
    const beginning = beginningOf(literal);
    for (const unit of new Set([...signs, ...pairs, beginning || ' '])) {
      const text = `${beginning}${unit.repeat(charsMax / unit.length)}\u0000`;
      // Twice, since the first run may compile the expression or collect garbage.
      if (cpuMsOf(expression, text) > cpuMsMax && cpuMsOf(expression, text) > cpuMsMax) slow.push(`${file}: ${literal} ${unit}`);
    }
  }
  expect(slow).toEqual([]);
  expect(found.size).toBeGreaterThan(300);
});
