import { foldWord, normaliseText } from '@/lib/domain/place/fold';

/** A word, a number or a sign of a sentence. */
export type Token = {
  kind: 'word' | 'number' | 'sign';
  /** As it was typed. */
  raw: string;
  /** Normalised. */
  text: string;
  /** By its sound; the sign itself for signs. */
  sound: string;
  /** Of a number. */
  value: number;
  /** Whether it follows the previous token without a gap. */
  isGlued: boolean;
};

// Thousands may be separated; a unit of area ends in its own digit; the rest of a long number is not a second one.
const pattern =
  /(?<grouped>\d{1,3}(?:[ \u00a0,.']\d{3})+(?!\d))|(?<number>\d+(?:[.,]\d+)?)|(?<word>[mмმ]2(?!\d)|\p{L}[\p{L}\p{M}]*)|(?<sign>[$₾€<>≤≥+~,;/–—-])/gu;
const dashes = /[–—]/;
/** Nobody writes a longer sentence into a search field; what follows is not read. */
const tokensMax = 100;

const numberOf = (grouped: string | undefined, number: string): number =>
  grouped === undefined ? Number(number.replace(',', '.')) : Number(grouped.replace(/\D/g, ''));

/** The first words, numbers and significant signs of a text; other signs are left out. */
export function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  // One letter for one sign: "м²" is "м2".
  for (const match of text.normalize('NFKC').matchAll(pattern)) {
    if (tokens.length === tokensMax) break;
    const [raw] = match;
    const { grouped, number, word } = match.groups ?? {};
    const kind = word !== undefined ? 'word' : number !== undefined || grouped !== undefined ? 'number' : 'sign';
    const normalised = kind === 'word' ? normaliseText(raw) : raw.replace(dashes, '-');
    tokens.push({
      kind,
      raw,
      text: normalised,
      sound: kind === 'word' ? foldWord(normalised) : normalised,
      value: kind === 'number' ? numberOf(grouped, raw) : Number.NaN,
      isGlued: match.index === end,
    });
    end = match.index + raw.length;
  }
  return tokens;
}
