import { createHash, randomUUID } from 'node:crypto';
import type { Cluster } from './start-cluster';

/** A signed-in visitor of the site who keeps cookies, as a browser does. */
export type Visitor = {
  id: number;
  /** @returns the response's status and body; status 0 when there was none */
  send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
};

const timeoutMs = 10_000;
const sessionCookie = '__Host-aivani_session';

/** Sends one request as a browser on our own pages does. */
export async function browse(origin: string, cookies: Map<string, string>, method: string, path: string, body?: unknown) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    cookie,
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0',
  };
  try {
    const response = await fetch(origin + path, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/) ?? [];
      cookies.set(name, value);
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  } catch {
    return { status: 0, body: null };
  }
}

/** Makes an account with a session in the database, and a browser that has its cookie. */
export async function createVisitor({ origin, primaryUrl, query }: Cluster, name: string): Promise<Visitor> {
  const token = randomUUID();
  const hash = createHash('sha256').update(token).digest('hex');
  const [user] = await query<{ id: number }>(primaryUrl, `insert into users (name, type_id) values ('${name}', 1) returning id`);
  const id = user?.id ?? 0;
  await query(
    primaryUrl,
    `insert into sessions (token_hash, user_id, expires_at) values ('${hash}', ${id}, now() + interval '1 day')`,
  );
  const cookies = new Map([[sessionCookie, token]]);
  return { id, send: (method, path, body) => browse(origin, cookies, method, path, body) };
}
