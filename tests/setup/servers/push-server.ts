import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { neverIdle } from './never-idle';

export type ReceivedPush = { headers: Record<string, string | string[] | undefined>; body: Buffer };

/** A push service on this machine; it responds with `status`. */
export async function startPushServer() {
  const received: ReceivedPush[] = [];
  const state = { status: 201 };
  const server = createServer(neverIdle, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(state.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    state,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** The keys of a browser, and what reads a message as it does (RFC 8291 over RFC 8188). */
export function createBrowserKeys() {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): string => {
    const [salt, server] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const secret = derive(curve.computeSecret(server), auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, server]), 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + server.length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and zeros.
    return text.subarray(0, text.lastIndexOf(2)).toString();
  };
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, read };
}
