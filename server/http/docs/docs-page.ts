import { html, raw } from 'hono/html';
import { docsStyle } from './docs-style';
import type { ApiDocument } from './openapi-document';

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
type Media = { content?: Record<string, { schema?: Schema }> };
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

const schemaBlock = (title: string, media: Media) => {
  const types = Object.keys(media.content ?? {});
  return html`<details><summary>${title} <span class="soft">${types.join(', ')}</span></summary>
<div><pre tabindex="0">${outlineSchema(schemaOf(media))}</pre></div></details>`;
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
</div></details>`;

function rowsOf(document: ApiDocument): Row[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
}

/** The document for people: one page without scripts, by service, everything folded. */
export function docsPage(document: ApiDocument) {
  const rows = rowsOf(document);
  const tags = document.tags ?? [];
  const envelope = document.components?.schemas?.ErrorEnvelope as Schema | undefined;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${document.info.title}</title><style>${raw(docsStyle)}</style></head><body>
<h1>${document.info.title}</h1><p class="about">${document.info.description ?? ''}</p>
<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>
<h2>ErrorEnvelope</h2><pre tabindex="0">${outlineSchema(envelope)}</pre>
<nav aria-label="Services"><ul>${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
<main>${tags.map(
    ({ name, description }) => html`<section><h2 id="${name}">${name}</h2><p>${description ?? ''}</p>
${rows.filter(({ operation }) => operation.tags?.includes(name)).map(operationBlock)}</section>`,
  )}</main></body></html>`;
}
