import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EntryState } from './entry-state.ts';
import type { Layer } from './layers.ts';
import { idLength } from './static-parts.ts';
import { type Transform, transformBody, withKept } from './transform-body.ts';

/** What `lib/static-html.tsx` writes in place of a part. */
const opening = Buffer.from('<!--part ');
const closing = Buffer.from('-->');
const markerLength = opening.length + idLength + closing.length;

/** Puts static parts where a page names them. */
export function insertParts(parts: ReadonlyMap<string, Buffer>): Transform {
  let kept: Buffer = Buffer.alloc(0);
  return (bytes) => {
    if (!bytes) return [kept];
    const all = withKept(kept, bytes);
    const pieces: Buffer[] = [];
    let from = 0;
    let at = all.indexOf(opening);
    for (; at !== -1 && at + markerLength <= all.length; at = all.indexOf(opening, from)) {
      const part = parts.get(all.toString('latin1', at + opening.length, at + opening.length + idLength));
      pieces.push(all.subarray(from, at), part ?? all.subarray(at, at + markerLength));
      from = at + markerLength;
    }
    // A marker may be cut by the end of a chunk; what could be its beginning waits for the next one.
    const last = at === -1 ? all.lastIndexOf('<') : at;
    const rest = all.subarray(last, last + opening.length);
    const isCut = last >= from && rest.equals(opening.subarray(0, rest.length));
    const end = isCut ? last : all.length;
    kept = all.subarray(end);
    pieces.push(all.subarray(from, end));
    return pieces;
  };
}

/** Whether the response is HTML. Otherwise it is for the router in the browser, which has no document that would have the parts. */
const isDocument = ({ headers }: IncomingMessage): boolean => headers.rsc === undefined;

const isHtml = (response: ServerResponse): boolean => String(response.getHeader('content-type')).startsWith('text/html');

/** Lets React write markers for static parts, and inserts the parts on the way out. It runs within the scope of the rendering. */
export const insertPartsLayer =
  (state: EntryState): Layer =>
  (request, response, next) => {
    const scope = state.scope.getStore();
    if (scope && isDocument(request)) {
      const parts = new Map<string, Buffer>();
      scope.parts = parts;
      // What is streamed later may have the first part.
      transformBody(response, () => (isHtml(response) ? insertParts(parts) : null));
    }
    return next(request, response);
  };
