import { CommandError, usageError } from '@/server/commands/command-error';

const feedTimeoutMs = 60_000;

/** Progress callbacks of a request, and the signal that ends it. */
export type RequestOptions = { onProgress?: ((line: string) => void) | undefined; signal?: AbortSignal | undefined };

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error && 'code' in cause ? cause.code : cause instanceof Error ? cause.name : 'unknown error');
};

type Chunks = AsyncGenerator<Uint8Array>;

/**
 * Requests a feed. The sender has a minute for its answer and for each piece of it; the time to write rows does not count.
 * @returns the pieces, and the encoding that the answer names
 * @throws CommandError with the host alone: an address may contain a password
 */
export async function requestFeed(
  address: string,
  { onProgress, signal }: RequestOptions,
): Promise<{ chunks: Chunks; charset: string | undefined }> {
  const { host } = new URL(address);
  const sender = new AbortController();
  const inTime = async <T>(answer: () => Promise<T>, failure: (code: string) => CommandError): Promise<T> => {
    const tooSlow = Object.assign(new Error('The feed is too slow.'), { code: 'ETIMEDOUT' });
    const timer = setTimeout(() => sender.abort(tooSlow), feedTimeoutMs);
    try {
      return await answer();
    } catch (error) {
      signal?.throwIfAborted();
      throw failure(codeOf(error));
    } finally {
      clearTimeout(timer);
    }
  };
  onProgress?.(`Waiting for the feed of ${host}.`);
  const signals = [sender.signal, ...(signal ? [signal] : [])];
  const request = () => fetch(address, { redirect: 'manual', signal: AbortSignal.any(signals) });
  const response = await inTime(request, (code) => usageError(`The feed of ${host} cannot be reached (${code}).`));
  const { body } = response;
  if (!response.ok || !body) {
    sender.abort();
    // It could lead to an address of our own network.
    if (response.status >= 300 && response.status < 400) throw usageError(`The feed of ${host} has moved: name its new address.`);
    throw usageError(`The feed of ${host} answered ${response.status}.`);
  }
  async function* read(pieces: ReadableStream<Uint8Array>): Chunks {
    const reader = pieces.getReader();
    try {
      for (;;) {
        const { done, value } = await inTime(
          () => reader.read(),
          (code) => new CommandError(`The feed of ${host} broke off (${code}). Run the import again for the rest.`),
        );
        if (done) return;
        yield value;
      }
    } finally {
      // A reader that stops early leaves no connection open.
      sender.abort();
    }
  }
  return { chunks: read(body), charset: response.headers.get('content-type')?.match(/charset\s*=\s*"?([\w.:-]+)/i)?.[1] };
}
