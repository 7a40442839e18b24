/** Whether the magic bytes are those of JPEG, PNG or WebP, whatever name or type the file came with. No other file reaches a reader. */
export function isSupportedImage(bytes: Uint8Array): boolean {
  const starts = (...signs: number[]): boolean => signs.every((sign, index) => bytes[index] === sign);
  const word = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  const isJpeg = starts(0xff, 0xd8, 0xff);
  const isPng = starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}
