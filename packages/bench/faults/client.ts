import { randomUUID } from 'node:crypto';

/** The response as an external client gets it; null without a complete one, when the outcome of the call is unknown. */
export type Seen = { status: number; body: unknown; headers: Headers; tookMs: number } | null;

export type Call = {
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  token?: string;
  key?: string;
  /** How long to wait for the whole response. */
  timeoutMs?: number;
  headers?: Record<string, string>;
};

const defaultTimeoutMs = 20_000;

/** Limits count by address: each call comes from a different one, through a proxy that the server trusts. */
const someAddress = (): string => `203.0.113.${Math.floor(Math.random() * 250)}`;

/** Sends one call as an API client does, without retries. A form of strings is sent as a form. */
export async function send(origin: string, path: string, call: Call = {}): Promise<Seen> {
  const { method = 'GET', body, token, key, timeoutMs = defaultTimeoutMs, headers } = call;
  const isJson = body !== undefined && !(body instanceof URLSearchParams) && !(body instanceof FormData);
  const startedMs = performance.now();
  try {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'x-website-key': 'livo',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'x-forwarded-for': someAddress(),
        ...(isJson && { 'content-type': 'application/json' }),
        ...(token && { 'global-authorization': token }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
    });
    const text = await response.text();
    const isJsonText = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: isJsonText ? JSON.parse(text) : text,
      headers: response.headers,
      tookMs: performance.now() - startedMs,
    };
  } catch {
    return null;
  }
}

export const newKey = (): string => randomUUID();

/** Polls until the condition is true. @returns the seconds it took, null after the timeout */
export async function secondsUntil(isTrue: () => Promise<boolean>, timeoutMs: number, everyMs = 100): Promise<number | null> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < timeoutMs) {
    if (await isTrue()) return (performance.now() - startedMs) / 1000;
    await new Promise((done) => setTimeout(done, everyMs));
  }
  return null;
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
