import ts from 'typescript';
import { isTest, readSource, sourceFiles } from './source-files';

export type MessageUse = {
  path: string;
  /** Namespaces of the translators that the file makes or names in a type. */
  namespaces: Set<string>;
  literals: Set<string>;
  /** Templates handed to a translator, each value a `*`: `chips.*`. */
  templates: Set<string>;
};

const translatorFactories = new Set(['useTranslations', 'getTranslations']);

const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike => node !== undefined && ts.isStringLiteralLike(node);

/** The namespace of `useTranslations('search')`, `getTranslations({ locale, namespace: 'layout' })` and `typeof useTranslations<'search'>`. */
function namespaceOf(node: ts.Node): string | undefined {
  if (ts.isExpressionWithTypeArguments(node) || ts.isTypeQueryNode(node)) {
    const name = ts.isTypeQueryNode(node) ? node.exprName.getText() : node.expression.getText();
    const [argument] = node.typeArguments ?? [];
    if (translatorFactories.has(name) && argument && ts.isLiteralTypeNode(argument) && isText(argument.literal))
      return argument.literal.text;
  }
  if (!ts.isCallExpression(node) || !translatorFactories.has(node.expression.getText())) return undefined;
  const [argument] = node.arguments;
  if (isText(argument)) return argument.text;
  if (!argument || !ts.isObjectLiteralExpression(argument)) return undefined;
  const property = argument.properties.find((member) => member.name?.getText() === 'namespace');
  return property && ts.isPropertyAssignment(property) && isText(property.initializer) ? property.initializer.text : undefined;
}

const templatePattern = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('');

function readUse(path: string): MessageUse {
  const use: MessageUse = { path, namespaces: new Set(), literals: new Set(), templates: new Set() };
  const source = ts.createSourceFile(
    path,
    readSource(path),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const visit = (node: ts.Node): void => {
    const namespace = namespaceOf(node);
    if (namespace !== undefined) use.namespaces.add(namespace);
    if (isText(node)) use.literals.add(node.text);
    const isTranslation = ts.isCallExpression(node) && /^(t|layout|words|labels|translate)\b/.test(node.expression.getText());
    const [argument] = isTranslation ? node.arguments : [];
    if (argument && ts.isTemplateExpression(argument)) use.templates.add(templatePattern(argument));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return use;
}

/** How every file of the application speaks of messages. */
export const messageUses: readonly MessageUse[] = sourceFiles
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !/^(packages|scripts)\//.test(path))
  .map(readUse);
