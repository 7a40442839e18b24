import type { StatementImage } from '@/lib/contracts/statements/statements';

/** Photos in the order of showing: the main one first, the others as their author put them, each once. */
export function photosOf(images: StatementImage[]): StatementImage[] {
  const main = images.find(({ is_main }) => is_main);
  const ordered = main ? [main, ...images] : images;
  return [...new Map(ordered.map((image) => [image.large, image])).values()];
}
