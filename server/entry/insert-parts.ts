import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { EntryState } from './entry-state.ts';
import type { Layer } from './layers.ts';
import type { RecordedResponse } from './record-response.ts';
import { idLength } from './static-parts.ts';
import { type Transform, transformBody, withKept } from './transform-body.ts';

/** Placeholder of a part, written by `lib/static-html.tsx`. */
const opening = Buffer.from('<!--part ');
const closing = Buffer.from('-->');
const placeholderLength = opening.length + idLength + closing.length;

/** The document of a page that failed on the server, for instance one that was not found: it is empty, and drawn in the browser. */
export const failedTag = Buffer.from('<html id="__next_error__"');
const scriptEnd = Buffer.from('</script');

/** Elements that hold the parts of a document that has no placeholders, for `elementOf` in `lib/static-html.tsx`. Scripts are not decoded. */
const heldParts = (parts: ReadonlyMap<string, Buffer>): Buffer[] =>
  [...parts].flatMap(([id, bytes]) => {
    const [tag, type] = bytes.includes(scriptEnd) ? ['template', ''] : ['script', ' type="application/json"'];
    return [Buffer.from(`<${tag}${type} data-part="${id}">`), bytes, Buffer.from(`</${tag}>`)];
  });

/** Replaces the placeholders of a page with static parts. */
export function insertParts(parts: ReadonlyMap<string, Buffer>): Transform {
  let kept: Buffer = Buffer.alloc(0);
  let isFailed = false;
  return (bytes) => {
    if (!bytes) return isFailed ? [kept, ...heldParts(parts)] : [kept];
    const all = withKept(kept, bytes);
    isFailed ||= all.includes(failedTag);
    const pieces: Buffer[] = [];
    let from = 0;
    let at = all.indexOf(opening);
    for (; at !== -1 && at + placeholderLength <= all.length; at = all.indexOf(opening, from)) {
      const part = parts.get(all.toString('latin1', at + opening.length, at + opening.length + idLength));
      pieces.push(all.subarray(from, at), part ?? all.subarray(at, at + placeholderLength));
      from = at + placeholderLength;
    }
    // A placeholder may be split across chunks: buffer what could be its beginning.
    const last = at === -1 ? all.lastIndexOf('<') : at;
    const rest = all.subarray(last, last + placeholderLength);
    const isBegun = rest.length < opening.length && rest.equals(opening.subarray(0, rest.length));
    const isCut = last >= from && (at !== -1 || isBegun);
    const end = isCut ? last : all.length;
    kept = all.subarray(end);
    pieces.push(all.subarray(from, end));
    return pieces;
  };
}

/** Whether a document is requested. The router in the browser requests data, which has no placeholders. */
const isDocument = ({ headers }: IncomingMessage): boolean => headers.rsc === undefined;

const isHtml = (headers: OutgoingHttpHeaders): boolean => String(headers['content-type']).startsWith('text/html');

/** A recorded response with its static parts inserted. */
export function withParts(recorded: RecordedResponse, parts: ReadonlyMap<string, Buffer>): RecordedResponse {
  if (!isHtml(recorded.headers)) return recorded;
  const { 'content-length': _, ...headers } = recorded.headers;
  const insert = insertParts(parts);
  return { ...recorded, headers, body: [...recorded.body.flatMap(insert), ...insert()] };
}

/** Makes React write placeholders for static parts and replaces them in the response. Must run in the scope of the rendering. */
export const insertPartsLayer =
  (state: EntryState): Layer =>
  (request, response, next) => {
    const scope = state.scope.getStore();
    if (scope && isDocument(request)) {
      const parts = new Map<string, Buffer>();
      scope.parts = parts;
      // The first part may be in a later chunk.
      transformBody(response, () => (isHtml(response.getHeaders()) ? insertParts(parts) : null));
    }
    return next(request, response);
  };
