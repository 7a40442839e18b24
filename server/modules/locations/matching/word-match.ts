/** Georgian case endings and postpositions as they sound after folding, longest first; ში and ზე are "si" and "ze". */
const endings = ['istvis', 'isken', 'istan', 'idan', 'stan', 'tan', 'dan', 'mde', 'is', 'si', 'ze', 'it', 's'];
const stemLengthMin = 3;
/** A word that sounds right and is written otherwise. */
const otherSpellingCost = 0.01;
/** A separate vowel may be the root's: "vera" is not "veri". */
const vowelStemLengthMin = 4;

/** The length from which a word may have a wrong letter, and the one from which it may have two. */
const oneErrorLengthMin = 5;
const twoErrorsLengthMin = 9;
/** Sounds that a word with an error must have; shorter ones would match anything. */
const foldedLengthMin = 4;

/** `few`: as many as a long word may have; `many`: enough to find similar spellings. */
export type AllowedErrors = 'none' | 'few' | 'many';

/** How many wrong letters a typed word may have. */
const errorsMax = (length: number): number => {
  if (length < oneErrorLengthMin) return 0;
  return length < twoErrorsLengthMin ? 1 : 2;
};

/**
 * Edit distance in which two letters that changed places are one error, from a word to a term and to the nearest beginning of it.
 * Infinite above `max`.
 */
export function distances(word: string, term: string, max: number): { whole: number; prefix: number } {
  const none = { whole: Number.POSITIVE_INFINITY, prefix: Number.POSITIVE_INFINITY };
  if (word.length - term.length > max) return none;
  const width = Math.min(term.length, word.length + max);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const cost = editCost(word, term, row, column, { before, above, current });
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > max) return none;
    before = above;
    above = current;
  }
  const within = (distance: number) => (distance <= max ? distance : Number.POSITIVE_INFINITY);
  return {
    whole: width < term.length ? Number.POSITIVE_INFINITY : within(above[width] ?? max + 1),
    prefix: within(Math.min(...above)),
  };
}

type Rows = { before: number[]; above: number[]; current: number[] };

function editCost(word: string, term: string, row: number, column: number, { before, above, current }: Rows): number {
  const isSame = word[row - 1] === term[column - 1];
  let cost = Math.min(
    (above[column - 1] ?? 0) + (isSame ? 0 : 1),
    (above[column] ?? row) + 1,
    (current[column - 1] ?? column) + 1,
  );
  if (row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1])
    cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
  return cost;
}

/** A word of a name, folded, with its stem and the spellings that sound so. */
export type Term = { text: string; stem: string; spellings: string[] };

export type TypedWord = {
  /** Folded. */
  text: string;
  /** Normalised. */
  spelling: string;
  /** Letters as they were typed. */
  length: number;
  /** Whether it may be the beginning of a longer word. */
  isLast: boolean;
};

const endingOf = (word: string): string =>
  endings.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= stemLengthMin) ?? '';

/** What the cases of a folded word share: "cavcavazis", "cavcavazeze" and "cavcavaze" are "cavcavaz". */
export function stemOf(word: string): string {
  const bare = word.slice(0, word.length - endingOf(word).length);
  return bare.length > vowelStemLengthMin ? bare.replace(/[aeiou]$/, '') : bare;
}

/**
 * The stems that a folded word may have. Folding writes two equal sounds as one, so that an ending may have taken the last sound of its
 * word: "cknetan", which is "ckneti" with "tan".
 */
export function stemsOf(word: string): string[] {
  const ending = endingOf(word);
  return ending === '' ? [stemOf(word)] : [stemOf(word), word.slice(0, word.length - ending.length + 1)];
}

/** Lower is nearer: 0 for the word as it is written, null when the term does not match without an error. */
function exactCost(word: TypedWord, stems: readonly string[], term: Term): number | null {
  const isPrefix = term.text.startsWith(word.text);
  const isCase = stems.includes(term.stem);
  if (!isPrefix && !isCase) return null;
  const spelled = term.spellings.some((spelling) => spelling.startsWith(word.spelling)) ? 0 : otherSpellingCost;
  if (term.text === word.text) return spelled;
  if (isCase) return 0.06 + spelled;
  const missing = (term.text.length - word.text.length) / term.text.length;
  return (word.isLast ? 0.08 : 0.16) + 0.5 * missing + spelled;
}

function errorCost(word: TypedWord, term: string, max: number): number | null {
  const { whole, prefix } = distances(word.text, term, max);
  const initial = word.text[0] === term[0] ? 0 : 0.1;
  if (Number.isFinite(whole)) return 0.1 + 0.3 * whole + initial;
  if (!Number.isFinite(prefix) || !word.isLast) return null;
  const missing = Math.max(0, term.length - word.text.length) / term.length;
  return 0.25 + 0.3 * prefix + initial + 0.5 * missing;
}

/**
 * What every term of a vocabulary costs a typed word; terms that do not match are left out. Errors are allowed only where no
 * term is the word itself.
 */
export function matchTerms(word: TypedWord, vocabulary: readonly Term[], errors: 'none' | 'few' | 'many'): Map<number, number> {
  const costs = new Map<number, number>();
  const stems = stemsOf(word.text);
  let isKnown = false;
  vocabulary.forEach((term, index) => {
    const cost = exactCost(word, stems, term);
    if (cost === null) return;
    costs.set(index, cost);
    isKnown ||= cost <= 0.07;
  });
  const few = word.text.length < foldedLengthMin ? 0 : errorsMax(word.length);
  const max = errors === 'many' ? Math.ceil(word.text.length * 0.45) : few;
  if (errors === 'none' || max === 0 || (isKnown && errors === 'few')) return costs;
  vocabulary.forEach((term, index) => {
    if (costs.has(index)) return;
    const cost = errorCost(word, term.text, max);
    if (cost !== null) costs.set(index, cost);
  });
  return costs;
}
