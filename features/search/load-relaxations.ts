import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/common';
import type { Relaxation } from '@/lib/contracts/statements/relaxations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { formatPrice } from '@/lib/format/money';
import { readFilters, searchPath } from '@/lib/routes/addresses/search-address';
import { conditionKeyOf } from './domain/filters/condition-key';
import { buildFilterChips } from './domain/filters/filter-chips';
import { getNearMatches, getRelaxations } from './queries/relaxations';
import { createChangeFormatter, createDifferenceFormatter } from './relaxation-formatter';
import type { SearchFormatter, SearchNames } from './search-formatter';

/** A change as the page offers it: what it removes or replaces, as text, and the list it leads to. */
export type RelaxationLink = {
  key: string;
  /** The chips of the conditions; two where both are removed. */
  chips: string[];
  /** The chip's replacement; null where it is removed. */
  becomes: string | null;
  title: string;
  detail: string | null;
  count: number;
  href: string;
};

export type RelaxationView = {
  conditionCount: number;
  links: RelaxationLink[];
  /** The chips of conditions that change nothing when only they are dropped. */
  unhelpful: string[];
  nearest: { statement: StatementCard; difference: string }[];
};

type EmptySearch = {
  locale: Locale;
  filters: StatementFilters;
  places: PlaceIndex;
  names: SearchNames;
  formatter: SearchFormatter;
};

/** Suggestions for a search without results; a part that cannot be loaded is left out. */
export async function loadRelaxations({ locale, filters, places, names, formatter }: EmptySearch): Promise<RelaxationView> {
  const [t, relaxations, nearest] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    getRelaxations(filters).catch(() => ({ condition_count: 0, changes: [], unhelpful: [] })),
    getNearMatches(filters).catch(() => []),
  ]);
  const formatChange = createChangeFormatter(locale, t, names);
  const formatDifferences = createDifferenceFormatter(locale, t, names);
  const chips = Map.groupBy(buildFilterChips(filters), ({ subject }) => conditionKeyOf(subject));
  const chipOf = (key: string): string =>
    (chips.get(key) ?? []).map(({ subject }) => formatter.formatSubject(subject, filters)).join(', ') || t('chips.other');
  const priceFrom = (price: number): string => formatPrice(price, filters.currency_id ?? currencyIds.gel, locale);

  const becomes = (change: Relaxation, changed: StatementFilters): string | null => {
    if (!change.widened) return null;
    const [key] = change.conditions;
    const found = buildFilterChips(changed).filter(({ subject }) => conditionKeyOf(subject) === key);
    return found.map(({ subject }) => formatter.formatSubject(subject, changed)).join(', ') || null;
  };

  const toLink = (change: Relaxation): RelaxationLink => {
    const changed = readFilters(change.query);
    return {
      key: change.conditions.join(),
      chips: change.conditions.map(chipOf),
      becomes: becomes(change, changed),
      title: formatChange(change, filters),
      detail: change.price_min === null ? null : t('relax.price_min', { price: priceFrom(change.price_min) }),
      count: change.count,
      href: searchPath(locale, changed, places),
    };
  };

  return {
    conditionCount: relaxations.condition_count,
    links: relaxations.changes.map(toLink),
    unhelpful: relaxations.unhelpful.map(chipOf),
    nearest: nearest.map((match) => ({
      statement: match.statement,
      difference: formatDifferences(match, filters),
    })),
  };
}
