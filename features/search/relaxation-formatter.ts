import type { Locale } from '@/lib/contracts/common';
import { type Filter, filterTable } from '@/lib/contracts/statements/filters';
import type { NearMatch, Relaxation } from '@/lib/contracts/statements/relaxations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import { walkMinutes } from '@/lib/domain/place/walk';
import { formatPrice } from '@/lib/format/money';
import { formatArea } from '@/lib/format/number';
import { isFlagSection, isOptionSection, isRangeSection } from './domain/filters/filter-sections';
import type { SearchNames, SearchTranslator } from './search-formatter';

type Phrase = Extract<Filter, { phrase: string }>['phrase'] | 'place' | 'lift';

/** Conditions with their own phrase; others are named. */
const phrases = new Map<string, Phrase>([
  ['place', 'place'],
  ['parameters-6', 'lift'],
  ...filterTable.flatMap((filter) => ('phrase' in filter ? [[filter.name, filter.phrase] as const] : [])),
]);

// Georgian has no capital in running text; toUpperCase would give its display characters.
const capitalise = (text: string): string => (/^[a-zа-яё]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

type Names = Omit<SearchNames, 'streets' | 'complexes'>;

/** The messages that both halves share. */
function createPhrases(locale: Locale, t: SearchTranslator, { dictionaries }: Names) {
  const optionName = (list: string, id: number | null): string | undefined =>
    dictionaries[list]?.find((option) => option.id === id)?.display_names[locale];

  const nameOf = (key: string): string => {
    const [list = '', id] = key.split('-');
    if (id !== undefined) return optionName(list, Number(id)) ?? t('chips.other');
    if (isOptionSection(key) || isRangeSection(key)) return t(`sections.${key}`);
    return isFlagSection(key) ? t(`flags.${key}`) : t('chips.other');
  };

  /** "without parking", "without “Concierge”". */
  const phraseOf = (key: string): string => {
    const phrase = phrases.get(key);
    return phrase ? t(`relax.drop.${phrase}`) : t('relax.drop.other', { name: nameOf(key) });
  };

  const price = (value: number, { currency_id }: StatementFilters): string =>
    formatPrice(value, currency_id ?? currencyIds.gel, locale);

  /** As short as a tag: "without parking", "Concierge: no", "Heating: other". */
  const tagOf = (key: string): string => {
    if (phrases.has(key)) return phraseOf(key);
    return isOptionSection(key) || isRangeSection(key)
      ? t('relax.other', { name: nameOf(key) })
      : t('relax.lacks', { name: nameOf(key) });
  };

  return { optionName, phraseOf, tagOf, price };
}

/** Describes in one language what a relaxed search drops: "Without parking", "Price up to 260 000 ₾", "Without parking + any area". */
export function createChangeFormatter(locale: Locale, t: SearchTranslator, names: Names) {
  const { phraseOf, price } = createPhrases(locale, t, names);

  const formatWidened = (widened: NonNullable<Relaxation['widened']>, filters: StatementFilters): string => {
    if (widened.price_to !== undefined) return t('relax.price_to', { price: price(widened.price_to, filters) });
    if (widened.price_from !== undefined) return t('relax.price_from', { price: price(widened.price_from, filters) });
    const level = widened.districts ? 'districts' : 'cities';
    const named = (widened[level] ?? []).flatMap((id) => names.places.find({ level, id })?.namesIn[locale] ?? []);
    return named.length > 0 ? t('relax.place_in', { place: named.join(', ') }) : phraseOf('place');
  };

  return ({ conditions, widened }: Relaxation, filters: StatementFilters): string =>
    capitalise(widened ? formatWidened(widened, filters) : conditions.map(phraseOf).join(' + '));
}

/** Says in one language how a near match differs from what was searched: "Price +6 500 ₾ · Without parking". */
export function createDifferenceFormatter(locale: Locale, t: SearchTranslator, names: Names) {
  const { optionName, tagOf, price } = createPhrases(locale, t, names);

  const formatPriceDifference = (statement: StatementCard, filters: StatementFilters): string => {
    const own = statement.price[filters.currency_id ?? currencyIds.gel]?.price_total;
    const { price_from: from = 0, price_to: to = Number.POSITIVE_INFINITY } = filters;
    if (own === undefined) return t('card.price_negotiable');
    if (own > to) return t('relax.dearer', { price: price(own - to, filters) });
    return own < from ? t('relax.cheaper', { price: price(from - own, filters) }) : tagOf('price');
  };

  const formatMetro = ({ metro_station_names: station, metro_distance_m: metres }: StatementCard): string | null =>
    station && metres !== null ? t('card.metro_walk', { station: station[locale], minutes: walkMinutes(metres) }) : null;

  const formatPlace = ({ urban_names, district_names, city_names }: StatementCard): string =>
    urban_names?.[locale] || district_names?.[locale] || city_names[locale];

  /** The value of a statement that differs from a condition; nothing where a card does not show it. */
  const readers: Record<string, (statement: StatementCard, filters: StatementFilters) => string | null | undefined> = {
    price: formatPriceDifference,
    place: formatPlace,
    room_types: ({ room }) => room && t('card.rooms', { count: Number.parseInt(room, 10), shown: room }),
    area: ({ area, area_type_id }) => formatArea(area, locale, area_type_id),
    floor: ({ floor }) => (floor === null ? null : t('card.floor_alone', { floor })),
    metro_station_ids: formatMetro,
    metro_minutes_to: formatMetro,
    statuses: ({ status_id }) => optionName('statuses', status_id),
    conditions: ({ condition_id }) => optionName('conditions', condition_id),
    real_estate_types: ({ real_estate_type_id }) => optionName('real_estate_types', real_estate_type_id),
    deal_types: ({ deal_type_id }) => optionName('deal_types', deal_type_id),
  };

  return ({ statement, differs }: NearMatch, filters: StatementFilters): string =>
    [...new Set(differs.map((key) => readers[key]?.(statement, filters) || tagOf(key)))].map(capitalise).join(' · ');
}
