import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import sharp from 'sharp';
import { errorEnvelopeSchema } from '@/lib/contracts/common';
import { initiatedSchema } from '@/lib/contracts/money/payments';
import { ownStatementResponseSchema } from '@/lib/contracts/statements/own-statements';
import { type Call, newKey, type Seen, send } from './client';
import { resultOf } from './report';
import { serve } from './server-process';
import { type Fault, verifyStage } from './stage';

/** How an external service fails. */
const failureKinds = ['slow', 'dead', '401', '500', 'not JSON'] as const;
type FailureKind = (typeof failureKinds)[number];

const answers: Readonly<Record<FailureKind, (response: ServerResponse) => void>> = {
  slow: () => undefined,
  dead: (response) => response.destroy(),
  '401': (response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"no"}'),
  '500': (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"broken"}'),
  'not JSON': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
};

/** One server that replaces every service, and counts its requests by method and path. */
async function startServices() {
  let kind: FailureKind = 'dead';
  const posts = new Map<string, number>();
  const http = createHttpServer((request, response) => {
    request.resume();
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (request.method === 'POST') posts.set(path, (posts.get(path) ?? 0) + 1);
    answers[kind](response);
  });
  // A mail server that says nothing, hangs up or greets with an error.
  const smtp = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    if (kind === 'dead') socket.destroy();
    else if (kind !== 'slow') socket.end('421 not now\r\n');
  });
  const port = async (server: { listen(port: number, host: string, done: () => void): unknown; address(): unknown }) => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  };
  const [httpPort, smtpPort] = [await port(http), await port(smtp)];
  const url = `http://127.0.0.1:${httpPort}`;
  return {
    env: {
      SMS_GATEWAY_URL: `${url}/sms`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      S3_ENDPOINT: `${url}/storage`,
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      GEOCODER_URL: `${url}/geocoder`,
      BANNERS_URL: `${url}/banners`,
      EXCHANGE_RATES_URL: `${url}/rates`,
      API_EXPRESS_URL: `${url}/express`,
      PAYMENT_GATEWAY: 'bog',
      BOG_CLIENT_ID: 'shop',
      BOG_CLIENT_SECRET: 'secret',
      BOG_API_URL: `${url}/bog`,
      BOG_TOKEN_URL: `${url}/bog/token`,
    },
    posts,
    failAs: (next: FailureKind) => {
      kind = next;
      posts.clear();
    },
    close: () => {
      http.closeAllConnections();
      http.close();
      smtp.close();
    },
  };
}

/** The deadline of ten seconds, with a margin for a busy machine. */
const deadlineMs = 13_000;
const atOnceMs = 1500;
const failed = [502, 504];
const typed = [502, 503, 504];
const sent = [200, 429];
const amount = 22;

const drawPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: 'green' } })
    .png()
    .toBuffer();

/** What is wrong with a response while the services fail. */
function mistakeOf(seen: Seen, statuses: readonly number[]): string | null {
  if (seen === null) return 'no answer';
  if (!statuses.includes(seen.status)) return `answered ${seen.status}`;
  if (seen.tookMs > deadlineMs) return `answered after ${Math.round(seen.tookMs)} ms`;
  if (seen.status >= 500 && !errorEnvelopeSchema.safeParse(seen.body).success) return 'answered without the envelope';
  return /aivani_session=;/.test(seen.headers.get('set-cookie') ?? '') ? 'signed the visitor out' : null;
}

type Asked = { origin: string; token: string; draftId: number; picture: Buffer; turn: number };

/** Calls every route that depends on an external service, all at once. @returns each response with the expected statuses */
async function askServices({ origin, token, draftId, picture, turn }: Asked): Promise<[string, Seen, readonly number[]][]> {
  const json = { method: 'POST' as const };
  const own = { ...json, headers: { origin } };
  const topUp = { ...json, token, key: newKey() };
  const started = await send(origin, '/api/v3/payments/init-fill-balance', { ...topUp, body: { amount } });
  const id = started?.status === 200 ? initiatedSchema.parse(started.body).data.id : 0;
  const payment = { payment_id: id, pay_with: 'card', amount, redirect_url: `/payment-result?payment_id=${id}` };
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
  const code = { phone_number: `59933445${turn}`, purpose: 'sign-in', locale: 'ka' };
  const forgotten = { login: `nino${turn}@example.com`, locale: 'ka' };
  const ask = async (
    name: string,
    statuses: readonly number[],
    path: string,
    call: Call,
  ): Promise<[string, Seen, readonly number[]]> => [name, await send(origin, path, call), statuses];
  return Promise.all([
    ask('geocoder', failed, '/api/maps/geocode/json?address=vake', {}),
    ask('banners', failed, '/api/static/banners.json', { token }),
    ask('valuations', failed, '/api/express/api/rate-requests/create', { ...json, body: { name: 'ნინო' } }),
    ask('storage', typed, `/api/microservice/users/statements/${draftId}/images`, { ...json, body: form, token }),
    ask('payment gateway', typed, '/api/v3/payments/pay', { ...topUp, key: newKey(), body: payment }),
    // Messages are sent in the background: the duration of a response must not reveal whether there is an account.
    ask('SMS', sent, '/api/auth-service/codes', { ...own, body: code }),
    ask('mail', sent, '/api/auth-service/password/forgot', { ...own, body: forgotten }),
    ask('session', [200], '/api/microservice/users/statements/marks', { token }),
    ask('list', [200], '/api/microservice/statements?per_page=5', {}),
  ]);
}

async function beginDraft(origin: string, token: string): Promise<number> {
  const body = { deal_type_id: 1, real_estate_type_id: 1 };
  const seen = await send(origin, '/api/microservice/users/statements', { method: 'POST', body, token });
  if (seen?.status !== 201) throw new Error(`A draft was answered with ${seen?.status}.`);
  return ownStatementResponseSchema.parse(seen.body).data.statement.id;
}

/** Six slow responses in a row, then one more call. */
async function breakerMistake(origin: string): Promise<string | null> {
  const ask = () => send(origin, '/api/maps/geocode/json?address=saburtalo');
  await Promise.all(Array.from({ length: 6 }, ask));
  const seen = await ask();
  const isRight = seen?.status === 502 && seen.tookMs <= atOnceMs;
  return isRight ? null : `the breaker answered ${seen?.status} after ${Math.round(seen?.tookMs ?? 0)} ms`;
}

/** Services that are slow, dead, refuse, break or send a page: error envelopes within the deadline, and no call sent twice. */
export const servicesFailing: Fault = {
  name: 'services slow, dead, 401, 500, not JSON',
  run: async (stage) => {
    const { prepared, people } = stage;
    const failures: string[] = [];
    const services = await startServices();
    const picture = await drawPicture();
    const server = await serve({ ...prepared.env, ...services.env });
    const { origin } = server;
    const token = people.at(-1)?.token ?? '';
    const draftId = await beginDraft(origin, token);
    for (const [turn, kind] of failureKinds.entries()) {
      services.failAs(kind);
      for (const [name, seen, statuses] of await askServices({ origin, token, draftId, picture, turn })) {
        const mistake = mistakeOf(seen, statuses);
        if (mistake !== null) failures.push(`${name}, ${kind}: ${mistake}`);
      }
      for (const [path, count] of services.posts) if (count > 1) failures.push(`${kind}: POST ${path} was sent ${count} times`);
    }
    services.failAs('slow');
    const mistake = await breakerMistake(origin);
    if (mistake !== null) failures.push(mistake);
    services.close();
    const verdict = await verifyStage(stage, server);
    return resultOf(servicesFailing.name, prepared.name, verdict, {
      times: failureKinds.length,
      recoverySeconds: null,
      failures,
    });
  },
};
