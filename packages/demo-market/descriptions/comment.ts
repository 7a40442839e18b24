import type { Localised } from '@/lib/contracts/common';
import type { Random } from '../random';
import { conditions, openings } from './opening';
import type { Facts, Sentence } from './sentence';
import { surroundings } from './surroundings';
import { closings, contents, terms } from './terms';

/** The order of a description, and how many true sentences of each kind people write at most. */
const parts: readonly (readonly [readonly Sentence[], number])[] = [
  [openings, 1],
  [conditions, 2],
  [surroundings, 2],
  [contents, 2],
  [terms, 2],
  [closings, 1],
];

/** Most people write Georgian only; some write all three languages, some only Russian or English, some nothing. */
const languageSets: readonly (readonly [readonly (keyof Localised)[], number])[] = [
  [['ka'], 50],
  [['ka', 'en', 'ru'], 26],
  [['ru'], 7],
  [['ka', 'ru'], 6],
  [['en'], 3],
  [['ka', 'en'], 3],
  [[], 5],
];

/** The owner's own words: true sentences about the statement, the same ones in each language that is written. */
export function writeComment(random: Random, facts: Facts): Localised {
  const languages = random.weighted(languageSets);
  const sentences = parts.flatMap(([pool, most]) => {
    const fitting = pool.filter((sentence) => sentence.when(facts));
    return random.sample(fitting, random.int(most === 1 ? 1 : 0, most));
  });
  const text = (locale: keyof Localised): string =>
    languages.includes(locale) ? sentences.map((sentence) => sentence[locale](facts)).join(' ') : '';
  return { ka: text('ka'), en: text('en'), ru: text('ru') };
}
