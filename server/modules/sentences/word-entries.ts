import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { Meaning } from './meanings';

/** Phrases separated by commas; a star matches any ending. Letters of the three scripts that sound the same are equal. */
export type Entry = readonly [meaning: Meaning, phrases: string];

export const filters = (filters: StatementFilters, phrases: string): Entry => [{ is: 'filters', filters }, phrases];
export const unit = (name: Extract<Meaning, { is: 'unit' }>['unit'], phrases: string): Entry => [
  { is: 'unit', unit: name },
  phrases,
];
export const bound = (name: Extract<Meaning, { is: 'bound' }>['bound'], phrases: string): Entry => [
  { is: 'bound', bound: name },
  phrases,
];
export const is =
  (
    name:
      | 'half'
      | 'not'
      | 'and'
      | 'last'
      | 'metro'
      | 'near'
      | 'ceiling'
      | 'square_price'
      | 'garage'
      | 'lease'
      | 'built'
      | 'noise',
  ) =>
  (phrases: string): Entry => [{ is: name }, phrases];
