import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { rootOf, scrubMessage, stackFramesOf } from './scrub-error.ts';
import type { Telemetry } from './telemetry.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A burst of errors adds no information after the first ones, and the tracker bills each. */
const perMinuteMax = 30;
const minuteMs = 60_000;
const timeoutMs = 3000;
/** Pending reports; with a tracker that hangs, further ones are dropped. */
const underWayMax = 10;

/** @throws Error unless it is `https://KEY@HOST/PROJECT` */
function endpointOf(dsn: string): { url: string; key: string } {
  const { protocol, host, pathname, username: key } = URL.parse(dsn) ?? { protocol: '', host: '', pathname: '', username: '' };
  const [, prefix = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !key || !project) throw new Error('SENTRY_DSN has to look like https://KEY@HOST/PROJECT.');
  return { url: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key };
}

/** One event in the envelope of Sentry's protocol: three lines of JSON. */
function envelopeOf(error: unknown, tags: Record<string, string>, environment: Environment): string {
  const root = error instanceof Error ? rootOf(error) : new Error(typeof error);
  const eventId = randomUUID().replaceAll('-', '');
  const event = {
    event_id: eventId,
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    environment: environment.SENTRY_ENVIRONMENT || environment.NODE_ENV,
    release: environment.SENTRY_RELEASE || undefined,
    server_name: hostname(),
    tags,
    exception: {
      values: [{ type: root.name, value: scrubMessage(root.message), stacktrace: { frames: stackFramesOf(root) } }],
    },
  };
  const lines = [{ event_id: eventId, sent_at: new Date().toISOString() }, { type: 'event' }, event];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/**
 * Sends unexpected errors to a tracker with Sentry's protocol, in the background: without the request's body, cookies, tokens or
 * address. Decision 45 has the reasons for our own.
 * @throws Error when SENTRY_DSN cannot be read
 */
export function createErrorReporter(environment: Environment): Pick<Telemetry, 'report' | 'close'> {
  const { url, key } = endpointOf(environment.SENTRY_DSN ?? '');
  const rate = Number(environment.SENTRY_SAMPLE_RATE || 1);
  const underWay = new Set<Promise<unknown>>();
  let sent: number[] = [];

  const isWithinBounds = (): boolean => {
    const now = Date.now();
    sent = sent.filter((atMs) => now - atMs < minuteMs);
    if (sent.length >= perMinuteMax || underWay.size >= underWayMax || Math.random() >= rate) return false;
    sent.push(now);
    return true;
  };

  return {
    report: (error, tags) => {
      if (!isWithinBounds()) return;
      const headers = {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=aivani/1`,
      };
      const signal = AbortSignal.timeout(timeoutMs);
      // A tracker that is away loses the report: the log has the error.
      const sending = fetch(url, { method: 'POST', headers, body: envelopeOf(error, tags, environment), signal })
        .then((response) => response.body?.cancel())
        .catch(() => undefined)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      await Promise.all(underWay);
    },
  };
}
