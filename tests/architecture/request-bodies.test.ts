import { describe, expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './source-files';

/** The readers with a bound: of bodies that are held in memory, and of uploads, which go to a file. */
const readers = ['server/http/request/read-body.ts', 'server/modules/uploads/uploads.multipart.ts'];
/** Where a body passes without being read. */
const passing = [
  'server/modules/orders/order-files.routes.ts',
  'server/modules/publishing/photos.routes.ts',
  'server/http/request/request-normalisation.ts',
];

/** What is no request: a response, a file of a form, a picture that is being drawn. */
const others = /(?:\b(?:response|response\.clone\(\)|file)|\bres|\bfetch\([^;]*\)\)?\??|\bImageResponse\([^;]*\))$/;
const reading = /([^\n]*)\.(?:text|json|formData|arrayBuffer|blob|bytes|parseBody)\(\s*\)/g;
/** `context.req.json()` and its kind, and a stream that somebody might read. */
const ofRequest =
  /\b(?:req|request|raw|incoming)\.(?:text|json|formData|arrayBuffer|blob|bytes|parseBody)\b\s*\(|\braw\.body\b|\brequest\.body\b(?!`)/;

const unbounded = (source: string): string[] =>
  source.split('\n').filter((line) => {
    if (/^\s*(?:\/\/|\*|\/\*\*)/.test(line)) return false;
    if (ofRequest.test(line)) return true;
    return [...line.matchAll(reading)].some(([, receiver = '']) => !others.test(receiver));
  });

/** What runs in a request's process: everything but what runs in a browser, and tools. */
const served = sourceFiles.filter(
  (path) => /^(?:server|app|lib|middleware|instrumentation)\b/.test(path) && !isTest(path) && /\.tsx?$/.test(path),
);

describe('bodies of requests', () => {
  it.each([
    'const text = await request.text();',
    'const { a } = await context.req.json();',
    'await c.req.parseBody();',
    'context.req.raw.clone().arrayBuffer()',
    'const form = await given.formData();',
    'for await (const chunk of request.body) chunks.push(chunk);',
  ])('finds %s', (line) => expect(unbounded(line)).toHaveLength(1));

  it('are read by the bounded readers and by nothing else', () => {
    const found = served
      .filter((path) => ![...readers, ...passing].includes(path))
      .flatMap((path) => unbounded(readSource(path)).map((line) => `${path}: ${line.trim()}`));
    expect(found).toEqual([]);
  });
});
