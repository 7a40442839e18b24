import type { Context } from 'hono';
import type { AppEnv } from '../context';
import type { StreamPlaces } from '../limits/stream-places';

type ServerEvent = {
  event: string;
  /** What a client that lost the connection sends back as Last-Event-ID. */
  id?: number;
  data: unknown;
};
export type EventStream = {
  send(event: ServerEvent): void;
  /** Ends the response; the client connects again. */
  end(): void;
};
/** Starts to send. @returns a function that ends it; `onHeartbeat` is called now and then as long as the client is there */
export type StartEvents = (stream: EventStream) => Promise<{ stop: () => void; onHeartbeat: () => void }>;

/** Below the 30 s after which proxies close an idle connection. */
const heartbeatMs = 25_000;
/** After it the client connects again, and its session is checked again. */
const lifeMs = 15 * 60_000;
const retryMs = 3000;
/** The queue for a slow client; one more event ends its response. */
const queueMax = 256;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform` keeps the compressor of the entry from holding events back, `x-accel-buffering` a proxy.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

const format = ({ event, id, data }: ServerEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Whose places a stream takes one of; the visitor by any key of theirs. */
type StreamPlace = { places: StreamPlaces; visitor: string };

/**
 * Sends server-sent events until the client leaves, fifteen minutes have passed, or `end` is called.
 * @throws ApiError 429 or 503 without a place
 */
export async function streamEvents(context: Context<AppEnv>, { places, visitor }: StreamPlace, start: StartEvents) {
  const leave = places.take({ address: context.get('clientAddress'), visitor });
  const encoder = new TextEncoder();
  const ending = new AbortController();
  const { signal } = ending;
  let started: Awaited<ReturnType<StartEvents>> | undefined;
  const end = (): void => ending.abort();
  let send: EventStream['send'] = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const write = (text: string): void => {
          if (signal.aborted) return;
          if ((controller.desiredSize ?? 0) <= 0) end();
          else controller.enqueue(encoder.encode(text));
        };
        send = (event) => write(format(event));
        write(`retry: ${retryMs}\n\n`);
        const heartbeat = setInterval(() => {
          write(': here\n\n');
          started?.onHeartbeat();
        }, heartbeatMs);
        const life = setTimeout(end, lifeMs);
        signal.addEventListener('abort', () => {
          clearInterval(heartbeat);
          clearTimeout(life);
          started?.stop();
          leave();
          try {
            controller.close();
          } catch {
            // The client has gone, and the stream with it.
          }
        });
      },
      cancel: end,
    },
    new CountQueuingStrategy({ highWaterMark: queueMax }),
  );
  try {
    started = await start({ send: (event) => send(event), end });
  } catch (error) {
    end();
    throw error;
  }
  if (signal.aborted) started.stop();
  return context.body(body, 200, headers);
}

/** The last event number of a client that reconnects; null for a first connection. */
export function lastEventIdOf(context: Context<AppEnv>): number | null {
  const text = context.req.header('last-event-id') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
