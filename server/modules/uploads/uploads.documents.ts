import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, invalid } from '../../http/errors';
import type { privateNamePrefixes, StoragePort } from '../../ports/storage';
import { hasActiveContent } from './pdf-content';
import { type EncodedImage, isSupportedImage } from './uploads.encoder';
import { type UploadBody, withUploadedFile } from './uploads.multipart';
import type { UploadQueue } from './uploads.queue';

type DocumentParts = {
  storage: StoragePort;
  queue: UploadQueue;
  encode: (bytes: Uint8Array) => Promise<EncodedImage>;
};
type DocumentRules = { bytesMax: number; namePrefix: (typeof privateNamePrefixes)[keyof typeof privateNamePrefixes] };
export type StoredDocument = { name: string; mediaType: string; bytes: number; storageName: string };
export type ReceiveDocument = (upload: UploadBody, rules: DocumentRules) => Promise<StoredDocument>;

const field = 'file';
const nameMax = 120;

const isPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';

/** A name as people read it: without folders and control characters, with the extension of what is stored. */
function fileNameOf(written: string, extension: 'pdf' | 'webp'): string {
  const base = written.split(/[\\/]/).at(-1) ?? '';
  const plain = base
    .replace(/\p{C}/gu, '')
    .replace(/["<>|*?:]/g, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim();
  return `${plain.slice(0, nameMax) || 'file'}.${extension}`;
}

/**
 * Receives private documents: one file of a form, stored by the type that its content has. An image is encoded again, a PDF is stored as it
 * is, unless it runs or opens anything. The receiver throws ApiError 413, 415, 422 on `file`, 503
 */
export function createDocumentReceiver({ storage, queue, encode }: DocumentParts): ReceiveDocument {
  const encodeOrRefuse = async (bytes: Uint8Array): Promise<Uint8Array> => {
    try {
      return (await encode(bytes)).large;
    } catch (error) {
      throw error instanceof ApiError && error.fields.image ? invalid({ [field]: error.fields.image }) : error;
    }
  };

  const store = async (bytes: Uint8Array, written: string, namePrefix: string): Promise<StoredDocument> => {
    const kind = isPdf(bytes) ? 'pdf' : 'webp';
    if (kind === 'webp' && !isSupportedImage(bytes)) throw invalid({ [field]: ['errors.file_type'] });
    if (kind === 'pdf' && hasActiveContent(bytes)) throw invalid({ [field]: ['errors.file_active'] });
    const content = kind === 'pdf' ? bytes : await encodeOrRefuse(bytes);
    const storageName = `${namePrefix}${randomUUID()}.${kind}`;
    await storage.put(storageName, content);
    const mediaType = kind === 'pdf' ? 'application/pdf' : 'image/webp';
    return { name: fileNameOf(written, kind), mediaType, bytes: content.byteLength, storageName };
  };

  return (upload, { bytesMax, namePrefix }) =>
    queue.enter(() =>
      withUploadedFile(upload, { field, bytesMax }, (path, fileName) =>
        queue.encode(async () => store(await readFile(path), fileName, namePrefix)),
      ),
    );
}
