import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CommandError, usageError } from '@/server/commands/command-error';
import { encodingOf, headBytes } from './encoding';
import { type RequestOptions, requestFeed } from './request-feed';
import { describeFileError } from './source-file';
import { refuseBinary } from './source-format';

const isAddress = (location: string): boolean => /^https?:\/\//i.test(location);

/** The file, or of an address the host alone: it may contain a password. */
export const nameOfSource = (location: string): string =>
  isAddress(location) ? `The feed of ${new URL(location).host}` : location;

export type SourceOptions = RequestOptions & {
  /** Of a text without a byte order mark and a declaration. */
  encoding?: string | undefined;
};

async function* readFile(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw usageError(describeFileError(file, error));
  }
}

type Opened = { head: Uint8Array; all: AsyncGenerator<Uint8Array> };

/** The first bytes of a source, at least `sizeMin` unless it is shorter, and all of its chunks. */
async function takeHead(chunks: AsyncGenerator<Uint8Array>, sizeMin: number): Promise<Opened> {
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < sizeMin) {
    const { done, value } = await chunks.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* first;
      yield* chunks;
    } finally {
      await chunks.return(undefined);
    }
  }
  return { head: Buffer.concat(first), all: all() };
}

/** @throws CommandError where the compressed data end too early or are damaged */
async function* gunzip(chunks: AsyncGenerator<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip();
  const packed = Readable.from(chunks);
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    yield* packed.pipe(unpacked) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'Z_BUF_ERROR')
      throw new CommandError(
        `${name} ends in the middle: its gzip data stop after ${unpacked.bytesWritten} bytes. The rows before are loaded; import the whole file.`,
      );
    if (typeof code === 'string' && code.startsWith('Z_'))
      throw new CommandError(`${name} is damaged: its gzip data cannot be read (${code}). The rows before are loaded.`);
    throw error;
  } finally {
    packed.destroy();
  }
}

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** `head`: the bytes that the chunks begin with. */
export type SourceBytes = { encoding: string; head: Uint8Array; chunks: AsyncGenerator<Uint8Array> };

/**
 * The bytes of a file or of the answer of an address, unpacked where they are gzip, and the encoding of their text.
 * @throws CommandError when there are none, or they are of a format that is not imported
 */
export async function openSource(kind: 'csv' | 'feed', location: string, options: SourceOptions): Promise<SourceBytes> {
  const name = nameOfSource(location);
  const { chunks, charset } = isAddress(location)
    ? await requestFeed(location, options)
    : { chunks: readFile(location), charset: undefined };
  // A feed declares its encoding in its first line; its rows are read as they arrive.
  const sizeMin = kind === 'csv' ? headBytes : 2;
  const sent = await takeHead(chunks, sizeMin);
  const isPacked = isGzip(sent.head);
  const { head, all } = isPacked ? await takeHead(gunzip(sent.all, name), sizeMin) : sent;
  if (head.length === 0) throw usageError(`${name} is empty: it has 0 bytes${isPacked ? ' when unpacked' : ''}.`);
  refuseBinary(name, head);
  return { encoding: encodingOf(head, options.encoding ?? charset), head, chunks: all };
}

/** The text of a source, in pieces. */
export async function* decodeText({ encoding, chunks }: Omit<SourceBytes, 'head'>): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** The text of a source as bytes of UTF-8; those that are UTF-8 already pass as they are, a byte order mark too. */
export async function* asUtf8({ encoding, chunks }: Omit<SourceBytes, 'head'>): AsyncGenerator<Uint8Array> {
  if (encoding === 'utf-8') yield* chunks;
  else for await (const piece of decodeText({ encoding, chunks })) yield Buffer.from(piece);
}
