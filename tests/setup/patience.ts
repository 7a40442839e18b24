type Answer = { status(): number; headers(): Record<string, string> };

/** The seconds after which a busy site wants to be asked again; null for any other response. */
export function busySeconds(response: Answer | null): number | null {
  if (response?.status() !== 503) return null;
  const seconds = Number(response.headers()['retry-after']);
  return seconds > 0 ? seconds : null;
}

/** Asks again as long as the site is busy and says when to return, as clients do; the time limit of the test ends it. */
export async function untilServed<T extends Answer | null>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const response = await ask();
    const seconds = busySeconds(response);
    if (seconds === null) return response;
    await new Promise((done) => setTimeout(done, seconds * 1000));
  }
}

const methods = ['fetch', 'get', 'head', 'post', 'put', 'patch', 'delete'] as const;
type Requests = Partial<Record<(typeof methods)[number], (...args: never[]) => Promise<Answer>>>;

/** The same requests of Playwright, repeated while the site is busy. */
export function patient<T extends Requests>(request: T): T {
  return new Proxy(request, {
    get: (target, name) => {
      const send: unknown = Reflect.get(target, name);
      if (!methods.some((method) => method === name) || typeof send !== 'function') return send;
      return (...args: unknown[]) => untilServed(async () => (await send.apply(target, args)) as Answer);
    },
  });
}
