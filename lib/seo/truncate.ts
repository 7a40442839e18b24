/** Result pages cut titles and descriptions at about these lengths, in characters. */
const titleMax = 65;
const descriptionMax = 160;

const firstThatFits = (candidates: string[], max: number): string =>
  candidates.find(({ length }) => length <= max) ?? candidates.at(-1) ?? '';

/** The first of the titles that is not cut off, the fullest being given first; the last where none fits. */
export const truncateTitle = (...candidates: string[]): string => firstThatFits(candidates, titleMax);

/** As many sentences as are not cut off, the first always. */
export function truncateDescription(...sentences: string[]): string {
  const candidates = sentences.map((_, index) => sentences.slice(0, sentences.length - index).join(' '));
  return firstThatFits(candidates, descriptionMax);
}
