import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { RecordedResponse } from './record-response.ts';
import { deferScripts } from './response-pipeline.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as every guest gets it: bytes and the headers that belong to them. */
export type CachedPage = {
  headers: OutgoingHttpHeaders;
  etag: string;
  /** Compressed once for each encoding that was requested; the bytes themselves only until then, or for those who asked for them. */
  bodies: Map<Encoding, Buffer>;
  /** What is being encoded, for everyone who waits for it. */
  encoding: Map<Encoding, Promise<Buffer>>;
};

/** A guest's page may lie in a proxy as well; who signs in is recognised by the cookie, so a proxy has to let those requests pass. */
const cacheControl = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
const notKept = new Set([
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'content-encoding',
  'etag',
  'vary',
]);

/** How the middleware marks what is one visitor's own, and errors; the framework's words for every page it renders are longer. */
const privateControls = ['private, no-store', 'no-store'];

const [tagEnd, scriptEnd] = [Buffer.from('>'), Buffer.from('</script>')];

/**
 * Removes the nonce from a page, so that its bytes are the same for all guests, and hashes the inline scripts that had it, for the policy.
 * A script without the nonce was injected and gets no hash. Works on bytes: decoding a page costs a millisecond.
 */
function withoutNonce(html: Buffer, nonce: string): { bytes: Buffer; hashes: ReadonlySet<string> } {
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const pieces: Buffer[] = [];
  const hashes = new Set<string>();
  let from = 0;
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, from)) {
    pieces.push(html.subarray(from, at));
    from = at + attribute.length;
    const end = html.indexOf(tagEnd, from);
    const tag = html.toString('latin1', html.lastIndexOf('<', at), end);
    if (!tag.startsWith('<script ') || / (?:data-)?src=/.test(tag)) continue;
    const text = html.subarray(end + 1, html.indexOf(scriptEnd, end));
    hashes.add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return { bytes: Buffer.concat([...pieces, html.subarray(from)]), hashes };
}

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** Each page is compressed once and sent often: harder than what is compressed for one visitor. */
const brotliQuality = 6;

/** @returns null for what no other guest may get: errors, redirects, cookies, responses with no-store */
export function cacheablePageOf({ status, headers, body }: RecordedResponse): CachedPage | null {
  const policy = String(headers['content-security-policy'] ?? '');
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const isHtml = String(headers['content-type']).startsWith('text/html');
  const isPrivate = privateControls.includes(String(headers['cache-control']));
  if (status !== 200 || !isHtml || !nonce || isPrivate || headers['set-cookie'] !== undefined) return null;
  const defer = deferScripts(nonce);
  const { bytes, hashes } = withoutNonce(Buffer.concat([...body.flatMap(defer), ...defer()]), nonce);
  const kept = Object.entries(headers).filter(([name]) => !notKept.has(name));
  return {
    headers: {
      ...Object.fromEntries(kept),
      'content-security-policy': policy.replace(`'nonce-${nonce}' 'strict-dynamic'`, [...hashes].join(' ')),
      'cache-control': cacheControl,
      vary: 'Accept-Encoding, Cookie',
    },
    etag: `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    bodies: new Map([['identity', bytes]]),
    encoding: new Map(),
  };
}

async function bytesOf(bodies: CachedPage['bodies']): Promise<Buffer> {
  const [bytes, brotli] = [bodies.get('identity'), bodies.get('br')];
  if (bytes) return bytes;
  return brotli ? decompressBrotli(brotli) : decompressGzip(bodies.get('gzip') ?? Buffer.alloc(0));
}

async function encode({ bodies }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const bytes = await bytesOf(bodies);
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compressGzip(bytes);
  return compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** The page's bytes in an encoding, encoded at the first request and then cached. */
export async function bodyOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const { bodies, encoding: pending } = page;
  const known = bodies.get(encoding);
  if (known) return known;
  const encoded = pending.get(encoding) ?? encode(page, encoding);
  pending.set(encoding, encoded);
  try {
    const body = await encoded;
    // A compressed body holds the page as well, in an eighth of the memory.
    if (!bodies.has(encoding) && encoding !== 'identity') bodies.delete('identity');
    bodies.set(encoding, body);
    return body;
  } finally {
    pending.delete(encoding);
  }
}

/** The best encoding that a client takes, by its Accept-Encoding. */
export function encodingFor(accepted: string | undefined): Encoding {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity';
}
