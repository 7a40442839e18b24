export type StoredFile = { name: string; modifiedAt: Date };

/** The storage did not do what was requested, or not in time. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    message: string,
    readonly isSlow = false,
  ) {
    super(message);
  }
}

/** Storage of uploaded images, all WebP, and of documents: a local folder, or an S3 bucket. */
export type StoragePort = {
  /** Writes a file atomically; an existing one is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null for a missing file or an invalid name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes files; a missing one is not an error. */
  remove(names: readonly string[]): Promise<void>;
  /** Every file, in no particular order. */
  list(): AsyncIterable<StoredFile>;
};

/** Valid names are generated: without a slash, and without a dot before the extension. */
export const isStorageName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,100}\.(webp|pdf)$/.test(name);

/** @throws RangeError for an invalid name */
export function assertStorageName(name: string): void {
  if (!isStorageName(name)) throw new RangeError('Not a name of a stored file.');
}

/** Files with these beginnings are read through what they belong to, never by their public address. */
export const privateNamePrefixes = { order: 'order-', chat: 'chat-', company: 'company-' } as const;
export const isPublicName = (name: string): boolean =>
  name.endsWith('.webp') && !Object.values(privateNamePrefixes).some((prefix) => name.startsWith(prefix));
