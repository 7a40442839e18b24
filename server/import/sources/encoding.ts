import { usageError } from '@/server/commands/command-error';

/** The bytes at the start of a source by which its encoding is recognised. */
export const headBytes = 64 * 1024;

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The name that decoders have for an encoding; undefined for one that none knows. */
export function encodingNamed(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/** UTF-16 without a mark: every other byte of ASCII is 0. */
function utf16Of(head: Uint8Array): string | undefined {
  const pairs = Math.floor(Math.min(head.length, 400) / 2);
  const zeros = [0, 0];
  for (let index = 0; index < pairs * 2; index++) if (head[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [high = 0, low = 0] = zeros;
  if (low > pairs * 0.4 && high === 0) return 'utf-16le';
  return high > pairs * 0.4 && low === 0 ? 'utf-16be' : undefined;
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // The head may end inside a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Words of Russian in windows-1251: nearly all bytes above ASCII are letters, most of them small ones, and stand side by side. */
function isRussianOfWindows(head: Uint8Array): boolean {
  let [others, letters, small, neighbours] = [0, 0, 0, 0];
  for (const [index, byte] of head.entries()) {
    if (byte < 0x80) continue;
    if (byte < 0xc0 && byte !== 0xa8 && byte !== 0xb8) {
      others += 1;
      continue;
    }
    letters += 1;
    if (byte >= 0xe0) small += 1;
    if ((head[index - 1] ?? 0) >= 0xc0) neighbours += 1;
  }
  return letters > 4 && letters > 4 * others && small > letters / 2 && neighbours > letters / 2;
}

const declaration = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** The encoding that the head of an XML document declares. */
const declaredIn = (head: Uint8Array): string | undefined =>
  Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 1000)).toString('latin1').match(declaration)?.[1];

/**
 * The encoding of a source by its byte order mark, its XML declaration, the name that came with it, else its bytes: UTF-16, UTF-8 or
 * windows-1251. What is valid UTF-8 is UTF-8, whatever it declares.
 * @param given by the command, or by the server that sends it
 * @throws a usage error for an encoding that nobody knows
 */
export function encodingOf(head: Uint8Array, given: string | undefined): string {
  const mark = marks.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
  const bare = mark ?? utf16Of(head);
  if (bare !== undefined) return bare;
  const declared = declaredIn(head) ?? given;
  const encoding = declared === undefined ? undefined : encodingNamed(declared);
  if (declared !== undefined && encoding === undefined) throw usageError(`The encoding ${declared} is not known.`);
  if (isUtf8(head)) {
    const isAscii = head.every((byte) => byte < 0x80);
    return isAscii && encoding !== undefined && !encoding.startsWith('utf-16') ? encoding : 'utf-8';
  }
  if (encoding === undefined) return isRussianOfWindows(head) ? 'windows-1251' : 'utf-8';
  return encoding;
}
