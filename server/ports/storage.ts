export type StoredFile = { name: string; modifiedAt: Date };

/** Where uploaded pictures lie: a folder of this machine, or a bucket that speaks S3. All of them are WebP. */
export type StoragePort = {
  /** Writes a file whole or not at all; a name that is there is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none of that name, or the name is none. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes what is there; a name that is not is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Every file, in no particular order. */
  list(): AsyncIterable<StoredFile>;
};

/** The only names there are: generated ones, without a slash or a dot before the ending. */
export const isStorageName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,100}\.webp$/.test(name);

/** @throws RangeError for a name that no code of ours makes */
export function assertStorageName(name: string): void {
  if (!isStorageName(name)) throw new RangeError('Not a name of a stored file.');
}
