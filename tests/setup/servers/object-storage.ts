import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { neverIdle } from './never-idle';

export type S3Server = { endpoint: string; accessKeyId: string; secretAccessKey: string; region: string; close(): Promise<void> };

const accessKeyId = 'AKTEST';
const secretAccessKey = 'a secret/with+signs';
const region = 'eu-central-1';
const pageSize = 2;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The Authorization header that SigV4 requires, computed from the request. */
function expectedAuthorization(request: IncomingMessage, body: Buffer): string {
  const url = new URL(request.url ?? '/', 'http://local');
  const given = request.headers.authorization ?? '';
  const [, signedHeaders = ''] = /SignedHeaders=([^,]+)/.exec(given) ?? [];
  const names = signedHeaders.split(';');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = names.map((name) => `${name}:${request.headers[name]}\n`).join('');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, sha256(body)].join('\n');
  const date = String(request.headers['x-amz-date']);
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request');
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const names = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name));
  const isBody = request.headers['x-amz-content-sha256'] === sha256(body);
  return isWhole && isBody && request.headers.authorization === expectedAuthorization(request, body);
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

type StoredObject = { bytes: Buffer; modifiedAt: Date };

function listObjectsXml(files: Map<string, StoredObject>, after: string): string {
  const names = [...files.keys()].sort().filter((name) => name > after);
  const page = names.slice(0, pageSize);
  const contents = page.map(
    (name) => `<Contents><Key>${name}</Key><LastModified>${files.get(name)?.modifiedAt.toISOString()}</LastModified></Contents>`,
  );
  const next = names.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

/** A bucket `photos` in memory behind the S3 protocol; a wrong signature is 403. */
export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, StoredObject>();
  const server = createServer(neverIdle, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://local');
    const [, bucket, name = ''] = url.pathname.split('/');
    if (!isSigned(request, body)) return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (bucket !== 'photos') return response.writeHead(404).end();
    if (request.method === 'PUT') {
      files.set(name, { bytes: body, modifiedAt: new Date() });
      return response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      files.delete(name);
      return response.writeHead(204).end();
    }
    if (name === '') return response.writeHead(200).end(listObjectsXml(files, url.searchParams.get('continuation-token') ?? ''));
    const found = files.get(name);
    return found ? response.writeHead(200, { etag: etagOf(found.bytes) }).end(found.bytes) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId,
    secretAccessKey,
    region,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
