import { beforeAll, expect, it } from 'vitest';
import { requestBodyBytesMax } from '@/server/http/limits/body-limits';
import { insertVisitor } from '../factories/visitor';
import { useApi } from '../setup/api';
import { openApp } from '../setup/app';

const api = useApi();
let app: ReturnType<typeof openApp>;
beforeAll(() => {
  app = openApp(api);
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

async function takenBy(route: string, contentType: string, headers: Record<string, string>): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const { body, taken } = endlessBody();
  const sent = { 'x-website-key': 'livo', 'content-type': contentType, ...headers };
  const response = await app.fetch(
    new Request(`http://localhost:3000${path}`, { method, headers: sent, body, duplex: 'half' } as RequestInit),
    {},
  );
  await response.arrayBuffer();
  return taken();
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
      const takenBytes = await takenBy(route, contentType, headers);
      const [method = '', path = ''] = route.split(' ');
      // What a stream holds ready for its reader.
      if (takenBytes > requestBodyBytesMax(method, path) + 2 * chunkBytes) excessive.push(`${route}: ${takenBytes}`);
    }
    expect(excessive).toEqual([]);
  },
  120_000,
);
