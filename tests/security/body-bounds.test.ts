import pino from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { requestBodyBytesMax } from '@/server/http/limits/body-limits';
import { noTelemetry } from '@/server/telemetry/telemetry';
import { insertVisitor } from '../factories/visitor';
import { useApi } from '../setup/api';
import { openApp } from '../setup/app';

const api = useApi();
const logged: { level: number; msg?: string }[] = [];
const reported: unknown[] = [];
let app: ReturnType<typeof openApp>;
beforeAll(() => {
  const logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const telemetry = { ...noTelemetry, report: (error: unknown) => void reported.push(error) };
  app = openApp(api, {}, { logger, telemetry });
});

const chunkBytes = 64 * 1024;
/** Above every bound of the API. */
const sentBytes = 64 * 1024 * 1024;

/** A body in chunks without a length, as `Transfer-Encoding: chunked` sends it, and how much of it was taken. */
function endlessBody() {
  let takenBytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (takenBytes >= sentBytes) return controller.close();
      takenBytes += chunkBytes;
      controller.enqueue(new Uint8Array(chunkBytes).fill(32));
    },
  });
  return { body, taken: () => takenBytes };
}

const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Every route of the live router that may come with a body, with the parameters of its address filled in. */
const routes = (): string[] => {
  const mounted = app.routes.filter(({ method, path }) => withBody.includes(method) && !path.includes('*'));
  const fill = (path: string): string =>
    path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => (name === 'gateway' ? 'sandbox' : '1'));
  return [...new Set(mounted.map(({ method, path }) => `${method} ${fill(path)}`))].sort();
};

type Sent = { body: ReadableStream<Uint8Array>; contentType: string; headers: Record<string, string> };

async function send(route: string, { body, contentType, headers }: Sent): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const sent = { 'x-website-key': 'livo', 'content-type': contentType, ...headers };
  const init = { method, headers: sent, body, duplex: 'half' } as RequestInit;
  const response = await app.fetch(new Request(`http://localhost:3000${path}`, init), {});
  await response.arrayBuffer();
  return response.status;
}

it.each([
  ['a guest', 'application/json'],
  ['a visitor', 'multipart/form-data; boundary=x'],
])(
  'no route takes more of a body of %s in chunks, %s, than its bound',
  async (caller, contentType) => {
    const headers = caller === 'a guest' ? {} : (await insertVisitor(api.db)).headers;
    const excessive: string[] = [];
    const all = routes();
    expect(all.length).toBeGreaterThan(200);
    expect(all).toContain('POST /api/mcp');
    for (const route of all) {
      const { body, taken } = endlessBody();
      await send(route, { body, contentType, headers });
      const takenBytes = taken();
      const [method = '', path = ''] = route.split(' ');
      // What a stream holds ready for its reader.
      if (takenBytes > requestBodyBytesMax(method, path) + 2 * chunkBytes) excessive.push(`${route}: ${takenBytes}`);
    }
    expect(excessive).toEqual([]);
  },
  120_000,
);

/** A body whose sender leaves in the middle of it, as Node reports that. */
const cutBody = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"name": "')),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });

it.each([
  ['a guest', 'application/json'],
  ['a visitor', 'multipart/form-data; boundary=x'],
])(
  'a body that %s stops sending, %s, is no error of any route',
  async (caller, contentType) => {
    const headers = caller === 'a guest' ? {} : (await insertVisitor(api.db)).headers;
    logged.length = 0;
    const failed: string[] = [];
    for (const route of routes()) {
      const status = await send(route, { body: cutBody(), contentType, headers });
      if (status >= 500) failed.push(`${route}: ${status}`);
    }
    expect(failed).toEqual([]);
    expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
    expect(logged.length).toBeGreaterThan(200);
    expect(reported).toEqual([]);
  },
  120_000,
);
