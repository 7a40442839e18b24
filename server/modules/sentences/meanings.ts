import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

export type Unit =
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'sotka'
  | 'hectare'
  | 'metre'
  | 'floor'
  | 'gel'
  | 'usd'
  | 'minutes'
  | 'year'
  | 'guests';
/** `above` and `below` leave out the number itself. */
export type Bound = 'from' | 'to' | 'above' | 'below' | 'about';
export type Scale = 1_000 | 1_000_000;

/** What a word or a phrase means for the grammar. */
export type Meaning =
  | { is: 'filters'; filters: StatementFilters }
  | { is: 'unit'; unit: Unit }
  | { is: 'bound'; bound: Bound }
  /** Without its unit. @param isOrdinal "third", which only a floor has */
  | { is: 'number'; value: number; isOrdinal?: true }
  | { is: 'scale'; scale: Scale }
  | { is: 'half' }
  | { is: 'not' }
  | { is: 'and' }
  | { is: 'last' }
  | { is: 'metro' }
  | { is: 'near' }
  | { is: 'ceiling' }
  /** "Per square metre". */
  | { is: 'square_price' }
  /** After its number. */
  | { is: 'garage' }
  | { is: 'lease' }
  /** Beside a year. */
  | { is: 'built' }
  | { is: 'noise' };
