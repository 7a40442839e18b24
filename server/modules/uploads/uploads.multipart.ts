import { invalid, unsupportedMedia } from '../../http/errors';

const partsMax = 20;
const headerBytesMax = 4096;

/** The boundary that a Content-Type names. @throws ApiError 415 for any other type of body */
export function boundaryOf(contentType: string | null): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:[^"]*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw unsupportedMedia();
  return boundary;
}

type Part = { name: string; isFile: boolean; bytes: Uint8Array };

/** One part of the body from its headers on; null where they are none. */
function readPart(body: Buffer, from: number, to: number): Part | null {
  const headersEnd = body.indexOf('\r\n\r\n', from);
  if (headersEnd === -1 || headersEnd > to || headersEnd - from > headerBytesMax) return null;
  const headers = body.toString('utf8', from, headersEnd);
  const [, name] = /^content-disposition:\s*form-data\s*;.*?\bname="([^"]*)"/im.exec(headers) ?? [];
  if (name === undefined) return null;
  return { name, isFile: /\bfilename\*?=/i.test(headers), bytes: body.subarray(headersEnd + 4, to) };
}

function readParts(body: Buffer, boundary: string): Part[] | null {
  const delimiter = `\r\n--${boundary}`;
  const opening = `--${boundary}`;
  if (!body.subarray(0, opening.length).equals(Buffer.from(opening))) return null;
  const parts: Part[] = [];
  let from = opening.length;
  while (body.toString('latin1', from, from + 2) !== '--') {
    const end = body.indexOf(delimiter, from);
    const part = end === -1 ? null : readPart(body, from + 2, end);
    if (part === null || parts.length === partsMax) return null;
    parts.push(part);
    from = end + delimiter.length;
  }
  return parts;
}

/**
 * The one file of a multipart body, as a view of the same bytes: copying pictures of 20 MiB is what this exists to avoid.
 * @throws ApiError 422 by field for anything but one file under that name
 */
export function fileOfForm(body: Buffer, boundary: string, name: string): Uint8Array {
  const parts = readParts(body, boundary);
  if (parts === null) throw invalid({ [name]: ['errors.field_invalid'] });
  const stranger = parts.find((part) => part.name !== name);
  if (stranger) throw invalid({ [stranger.name]: ['errors.field_unknown'] });
  const [file, second] = parts;
  if (!file?.isFile || file.bytes.length === 0) throw invalid({ [name]: ['errors.field_required'] });
  if (second) throw invalid({ [name]: ['errors.field_invalid'] });
  return file.bytes;
}
