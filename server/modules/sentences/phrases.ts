import { distances } from '../locations/matching/word-match';
import type { Meaning } from './meanings';
import { type Token, toTokens } from './tokens';
import { entries } from './words';

type PhraseWord = { text: string; sound: string; isStem: boolean };
type Phrase = { words: PhraseWord[]; meaning: Meaning };
export type FoundPhrase = { meaning: Meaning; count: number };

/** Shorter words sound like too many others: they are compared as they are written. */
const soundLengthMin = 4;
const spelledLengthMin = 5;

function toPhrase(text: string, meaning: Meaning): Phrase {
  const words = text.split(' ').flatMap((piece) => {
    const tokens = toTokens(piece);
    return tokens.map(({ text: word, sound }, index) => ({
      text: word,
      sound,
      isStem: piece.endsWith('*') && index === tokens.length - 1,
    }));
  });
  return { words, meaning };
}

const isShort = ({ text }: { text: string }): boolean => text.length < soundLengthMin;
/** Short words by spelling, others by sound. */
const keyOf = (word: PhraseWord): string => `${word.isStem ? '*' : '='}${isShort(word) ? word.text : `~${word.sound}`}`;

const phrasesByKey = new Map<string, Phrase[]>();
const stems = new Map<string, Phrase>();
for (const [meaning, list] of entries) {
  for (const text of list.split(',')) {
    const phrase = toPhrase(text, meaning);
    const [first] = phrase.words;
    if (!first) continue;
    const key = keyOf(first);
    phrasesByKey.set(key, [...(phrasesByKey.get(key) ?? []), phrase]);
    if (phrase.words.length === 1 && first.sound.length >= spelledLengthMin && !stems.has(first.sound))
      stems.set(first.sound, phrase);
  }
}
for (const phrases of phrasesByKey.values()) phrases.sort((left, right) => right.words.length - left.words.length);
const stemLengthMax = Math.max(...[...phrasesByKey.keys()].map((key) => key.length));

function isWord(token: Token | undefined, word: PhraseWord): boolean {
  if (!token) return false;
  if (isShort(word)) return word.isStem ? token.text.startsWith(word.text) : token.text === word.text;
  return word.isStem ? token.sound.startsWith(word.sound) : token.sound === word.sound;
}

/** Tokens that the words of the phrase are, hyphens between them left out; 0 for another text. */
function lengthAt(tokens: readonly Token[], at: number, { words }: Phrase): number {
  let next = at;
  for (const [index, word] of words.entries()) {
    if (index > 0 && tokens[next]?.text === '-') next += 1;
    if (!isWord(tokens[next], word)) return 0;
    next += 1;
  }
  return next - at;
}

function* candidates({ text, sound }: Token): Generator<Phrase> {
  yield* phrasesByKey.get(`=${text}`) ?? [];
  yield* phrasesByKey.get(`=~${sound}`) ?? [];
  for (let length = Math.min(text.length, stemLengthMax); length > 0; length--)
    yield* phrasesByKey.get(`*${text.slice(0, length)}`) ?? [];
  for (let length = Math.min(sound.length, stemLengthMax); length > 0; length--)
    yield* phrasesByKey.get(`*~${sound.slice(0, length)}`) ?? [];
}

/** The longest phrase that begins at a token; of phrases of one length the one with more letters of the first word. */
export function findPhrase(tokens: readonly Token[], at: number): FoundPhrase | null {
  const token = tokens[at];
  if (!token) return null;
  let best: FoundPhrase | null = null;
  let bestWords = 0;
  for (const phrase of candidates(token)) {
    if (phrase.words.length <= bestWords) continue;
    const count = lengthAt(tokens, at, phrase);
    if (count === 0) continue;
    best = { meaning: phrase.meaning, count };
    bestWords = phrase.words.length;
  }
  return best;
}

/** What a word with one wrong, missing, extra or swapped letter means. */
export function findMisspelled({ sound }: Token): Meaning | null {
  if (sound.length < spelledLengthMin) return null;
  let best: { meaning: Meaning; length: number } | null = null;
  for (const [stem, { words, meaning }] of stems) {
    if (stem[0] !== sound[0] || stem.length <= (best?.length ?? 0)) continue;
    const { whole, prefix } = distances(stem, sound, 1);
    if ((words[0]?.isStem ? prefix : whole) <= 1) best = { meaning, length: stem.length };
  }
  return best?.meaning ?? null;
}
