/** Bytes of an uploaded image by its address on the site; null when it is not in the storage. */
export async function readUploadedImage(address: string): Promise<Buffer | null> {
  if (!globalThis.__api) throw new Error('The API is not open.');
  const response = await globalThis.__api.fetch(new Request(`http://api.internal${address}`), true);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
