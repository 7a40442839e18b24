import { createHash } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import type { ServerEnv } from '../../env';
import type { Router } from '../router';
import { type ApiDocument, createDocument } from './openapi-document';
import { commonFields, tryForm, tryScript } from './try-call';

const docsStyle = `
:root { color-scheme: light dark; --ink: #1c1516; --soft: #605755; --line: #e5e1de; --ground: #fff; --band: #f9f6f4; --brand: #78163e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f6eff1; --soft: #c9bcc1; --line: #382b31; --ground: #171013; --band: #20171b; --brand: #eea6be; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
a { color: var(--brand); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.about { white-space: pre-line; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .5rem 0; }
h2 { margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; }
summary { padding: .75rem 1rem; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
details > div { padding: 0 1rem 1rem; }
details details { background: var(--band); }
.method { display: inline-block; min-width: 4rem; font-weight: 700; text-transform: uppercase; color: var(--brand); }
.soft { color: var(--soft); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .375rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.wide { overflow-x: auto; }
pre { margin: 0; overflow-x: auto; }
form { display: grid; gap: .75rem; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: .75rem; }
label { display: block; font-size: .875rem; }
input, textarea, button { width: 100%; min-height: 2.75rem; padding: .5rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: .375rem; }
button { width: auto; justify-self: start; padding: .5rem 1.25rem; cursor: pointer; color: var(--ground); background: var(--brand); border-color: var(--brand); }
[hidden] { display: none; }
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page runs its one script and has its one style, both named by their hashes, and calls only this site. */
const docsPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(tryScript)}`,
  `style-src ${hashOf(docsStyle)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Schema = {
  type?: string | string[];
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
};
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema };
type Media = { content?: Record<string, { schema?: Schema; example?: unknown }> };
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Media;
  responses: Record<string, Media & { description: string }>;
};
type Row = { path: string; method: string; operation: Operation };

/** A schema as an outline that reads like a type: one line per field, nested ones indented. */
function outlineSchema(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'anything';
  const inner = `${indent}  `;
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? schema.$ref;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (choices) return choices.map((choice) => outlineSchema(choice, indent)).join(schema.allOf ? ' & ' : ' | ');
  if (schema.items) return `list of ${outlineSchema(schema.items, indent)}`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const mark = schema.required?.includes(name) ? '' : '?';
      return `${inner}${name}${mark}: ${outlineSchema(field, inner)}`;
    });
    return `{\n${fields.join('\n')}\n${indent}}`;
  }
  if (typeof schema.additionalProperties === 'object') return `{ [name]: ${outlineSchema(schema.additionalProperties, indent)} }`;
  const type = [schema.type ?? 'anything'].flat().join(' | ');
  return schema.format || schema.pattern ? `${type} (${schema.format ?? schema.pattern})` : type;
}

const schemaOf = (media: Media): Schema | undefined => Object.values(media.content ?? {})[0]?.schema;

const exampleBlock = (example: unknown) =>
  html`<details><summary>Example</summary><div><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></div></details>`;

const schemaBlock = (title: string, media: Media) => {
  const types = Object.keys(media.content ?? {});
  const example = Object.values(media.content ?? {})[0]?.example;
  return html`<details><summary>${title} <span class="soft">${types.join(', ')}</span></summary>
<div><pre tabindex="0">${outlineSchema(schemaOf(media))}</pre>${example === undefined ? '' : exampleBlock(example)}</div></details>`;
};

const parameterRow = (parameter: Parameter) => html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}</td>
<td>${parameter.required ? 'yes' : 'no'}</td><td><code>${outlineSchema(parameter.schema)}</code></td><td>${parameter.description ?? ''}</td></tr>`;

const parameterTable = (
  parameters: Parameter[],
) => html`<div class="wide"><table><thead><tr><th>Parameter</th><th>In</th><th>Required</th>
<th>Type</th><th>Meaning</th></tr></thead><tbody>${parameters.map(parameterRow)}</tbody></table></div>`;

const operationBlock = ({ path, method, operation }: Row) => html`<details><summary><span class="method">${method}</span>
<code>${path}</code> <span class="soft">${operation.summary ?? ''}</span></summary><div>
<p>${operation.description ?? ''}</p>
${operation.parameters?.length ? parameterTable(operation.parameters) : ''}
${operation.requestBody ? schemaBlock('Body', operation.requestBody) : ''}
${Object.entries(operation.responses).map(([status, media]) => schemaBlock(`${status} ${media.description}`, media))}
${tryForm({ method, path, fields: (operation.parameters ?? []).filter((parameter) => !parameter.name.includes('*')), hasBody: operation.requestBody !== undefined })}
</div></details>`;

function rowsOf(document: ApiDocument): Row[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
}

/** The document for people: one page, by service, everything folded, with a form that tries each call. */
function docsPage(document: ApiDocument, { WEBSITE_KEY }: ServerEnv) {
  const rows = rowsOf(document);
  const tags = document.tags ?? [];
  const envelope = document.components?.schemas?.ErrorEnvelope as Schema | undefined;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${document.info.title}</title><style>${raw(docsStyle)}</style></head><body>
<h1>${document.info.title}</h1><p class="about">${document.info.description ?? ''}</p>
<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>
<h2>ErrorEnvelope</h2><pre tabindex="0">${outlineSchema(envelope)}</pre>
${commonFields(WEBSITE_KEY)}
<nav aria-label="Services"><ul>${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
<main>${tags.map(
    ({ name, description }) => html`<section><h2 id="${name}">${name}</h2><p>${description ?? ''}</p>
${rows.filter(({ operation }) => operation.tags?.includes(name)).map(operationBlock)}</section>`,
  )}</main><script>${raw(tryScript)}</script></body></html>`;
}

const documentRoute = createRoute({
  method: 'get',
  path: '/openapi.json',
  summary: 'This document',
  responses: {
    200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } } },
  },
});

const docsRoute = createRoute({
  method: 'get',
  path: '/docs',
  summary: 'This document as a page',
  responses: {
    200: {
      description: 'An HTML page with every call and a form that tries it',
      content: { 'text/html': { schema: z.string() } },
    },
  },
});

/** Serves the document of all routes of the app, those mounted later included: it is generated when first requested. */
export function mountApiDocs(app: Router, env: ServerEnv): void {
  let document: ApiDocument | undefined;
  const read = () => {
    document ??= createDocument(app, env);
    return document;
  };
  app.openapi(documentRoute, (context) => context.json({ ...read() }, 200, { 'cache-control': 'public, max-age=300' }));
  app.openapi(docsRoute, (context) =>
    context.html(docsPage(read(), env), 200, { 'content-security-policy': docsPolicy, 'cache-control': 'public, max-age=300' }),
  );
}
