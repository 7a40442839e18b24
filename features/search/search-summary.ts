import { type Localised, locales } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { buildFilterChips } from './domain/filters/filter-chips';
import type { SearchFormatter } from './search-formatter';

const namesShown = 3;

/** Details of a stored search, without its title. */
const detailsShown = 4;

/** The labels of the buttons in the filter bar; null where nothing is chosen. */
export type BarLabels = Record<'place' | 'deal' | 'type' | 'price' | 'area' | 'rooms', string | null>;

const abbreviateNames = (names: string[]): string | null => {
  if (names.length === 0) return null;
  const rest = names.length - namesShown;
  return names.slice(0, namesShown).join(', ') + (rest > 0 ? ` +${rest}` : '');
};

/** The labels of the filter bar for the applied filters. */
export function buildBarLabels(filters: StatementFilters, formatter: SearchFormatter): BarLabels {
  const chips = buildFilterChips(filters);
  const names = (isIncluded: (subject: (typeof chips)[number]['subject']) => boolean): string | null =>
    abbreviateNames(
      chips.filter(({ subject }) => isIncluded(subject)).map(({ subject }) => formatter.formatSubject(subject, filters)),
    );
  return {
    place: names((subject) => subject.kind === 'place' || ['street', 'bounds', 'drawn'].includes(subject.kind)),
    deal: names((subject) => subject.kind === 'option' && subject.name === 'deal_types'),
    type: names((subject) => subject.kind === 'option' && subject.name === 'real_estate_types'),
    price: names((subject) => subject.kind === 'range' && subject.name === 'price'),
    area: names((subject) => subject.kind === 'range' && subject.name === 'area'),
    rooms: formatter.formatRooms([...new Set(filters.room_types)]),
  };
}

const isInTitle = (filters: StatementFilters, name: 'deal_types' | 'real_estate_types'): boolean => filters[name]?.length === 1;

/** Summary of a search: its title, then the filters that the title leaves out. */
export function summariseSearch(filters: StatementFilters, formatter: SearchFormatter): string {
  const details = buildFilterChips(filters).filter(({ subject }) => {
    if (subject.kind === 'option' && (subject.name === 'deal_types' || subject.name === 'real_estate_types'))
      return !isInTitle(filters, subject.name);
    // The title names the area of the map and those that were drawn.
    if (subject.kind === 'bounds' || subject.kind === 'drawn') return false;
    return subject.kind !== 'place' || countPlaces(filters) > 1;
  });
  const shown = details.slice(0, detailsShown).map(({ subject }) => formatter.formatSubject(subject, filters));
  return [formatter.title(filters), ...shown].join(' · ');
}

const countPlaces = ({ cities = [], districts = [], urbans = [] }: StatementFilters): number =>
  cities.length + districts.length + urbans.length;

/** The addresses of one search in the three languages. */
export function searchAddresses(filters: StatementFilters, places: PlaceIndex): Localised {
  return Object.fromEntries(locales.map((locale) => [locale, searchPath(locale, filters, places)])) as Localised;
}
