import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { openEntry } from '@/tests/factories/entry';
import { createScope } from './entry-state';
import { insertParts, insertPartsLayer } from './insert-parts';
import { inFrontOf } from './layers';
import { staticPartOf } from './static-parts';

afterEach(() => {
  globalThis.__entry = undefined;
});

const part = staticPartOf('<b>ერთი</b>');
const placeholder = `<!--part ${part.id}-->`;
const parts = new Map([[part.id, part.bytes]]);

function inserted(...pieces: string[]): string {
  const insert = insertParts(parts);
  return Buffer.concat([...pieces.flatMap((piece) => insert(Buffer.from(piece))), ...insert()]).toString();
}

it('puts a part where it is named, as often as it is', () => {
  expect(inserted(`<p>${placeholder}</p><p>${placeholder}</p>`)).toBe('<p><b>ერთი</b></p><p><b>ერთი</b></p>');
});

it('leaves alone what names no part', () => {
  const html = '<!--part of the text--><!--part 0123456789abcdef--><!-- --><p>';
  expect(inserted(html)).toBe(html);
});

it('finds a placeholder wherever the pieces are cut', () => {
  const html = `<p>${placeholder}</p>`;
  for (let at = 0; at <= html.length; at += 1) expect(inserted(html.slice(0, at), html.slice(at))).toBe('<p><b>ერთი</b></p>');
});

it('adds the parts to a document that failed and is drawn in the browser', () => {
  const script = staticPartOf('<script>1</script>');
  const insert = insertParts(new Map([...parts, [script.id, script.bytes]]));
  const html = Buffer.concat([...insert(Buffer.from('<html id="__next_error__"><body></body></html>')), ...insert()]).toString();
  expect(html.slice(html.indexOf('</html>'))).toBe(
    `</html><script type="application/json" data-part="${part.id}"><b>ერთი</b></script>` +
      `<template data-part="${script.id}"><script>1</script></template>`,
  );
});

/** What a client receives of a page with a part. */
async function received(headers: Record<string, string>): Promise<string> {
  const state = openEntry();
  const page = async (_: unknown, response: ServerResponse) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-length', placeholder.length);
    response.write(placeholder.slice(0, 7));
    state.scope.getStore()?.parts?.set(part.id, part.bytes);
    response.end(placeholder.slice(7));
  };
  const handle = inFrontOf(page, [insertPartsLayer(state)]);
  const server = createServer((request, response) => void state.scope.run(createScope(), () => handle(request, response)));
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  try {
    return await (await fetch(`http://localhost:${port}/`, { headers })).text();
  } finally {
    server.close();
  }
}

it('inserts the parts of a document, and lets the router have them in its data', async () => {
  expect(await received({})).toBe('<b>ერთი</b>');
  expect(await received({ rsc: '1' })).toBe(placeholder);
});
