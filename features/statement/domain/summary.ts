import type { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/contracts/common';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { toCurrencyId } from '@/lib/domain/money/currency';
import { guestRangeOf } from '@/lib/domain/statement/guests';
import { formatArea, formatCeiling } from '@/lib/format/number';
import { priceViewOf } from '@/lib/format/price-view';
import type { Detail, OptionNames } from './facts';

export type SummaryTranslator = ReturnType<typeof useTranslations<'statement.summary'>>;

type Summarised = {
  statement: StatementDetail;
  locale: Locale;
  /** City, place and street in the language of the page. */
  address: string;
  nameOf: OptionNames;
  details: readonly (Detail & { label: string })[];
  t: SummaryTranslator;
};

const amenitiesMax = 8;
const stateDetails: readonly Detail['name'][] = [
  'status',
  'purpose',
  'condition',
  'project_type',
  'build_year',
  'heating',
  'parking',
];

/** The first letter in the middle of a sentence; abbreviations keep their capitals, Georgian has none. */
const lower = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** "10+" and "1–10" are counted by their last number. */
const countOf = (shown: string): number => Number.parseInt(shown.split('–').at(-1) ?? shown, 10);

function floorText({ floor, total_floors: total }: StatementDetail, t: SummaryTranslator): string | null {
  if (floor === null) return null;
  return total === null ? t('floor_alone', { floor: String(floor) }) : t('floor', { floor: String(floor), total: String(total) });
}

function sizes({ statement, locale, nameOf, t }: Summarised): string[] {
  const bedrooms = nameOf('bedroom_types', statement.bedroom_type_id);
  const guests = statement.daily_rent_type_id === null ? null : guestRangeOf(statement.daily_rent_type_id);
  const parts = [
    formatArea(statement.area, locale, statement.area_type_id),
    floorText(statement, t),
    bedrooms && t('bedrooms', { count: countOf(bedrooms), shown: bedrooms }),
    statement.height ? t('ceiling', { height: formatCeiling(statement.height, locale) }) : null,
    statement.yard_area ? t('yard', { area: formatArea(statement.yard_area, locale) }) : null,
    guests && t('guests', { count: countOf(guests), shown: guests }),
    statement.min_nights ? t('min_nights', { count: statement.min_nights }) : null,
  ];
  return parts.flatMap((part) => part || []);
}

function priceSentence({ statement, locale, t }: Summarised): string {
  const view = priceViewOf(statement, toCurrencyId(statement.currency_id), locale);
  if (!view) return t('negotiable');
  const price = view.main + view.period;
  return t('price', { price: view.other ? `${price} (${view.other})` : price });
}

/** What is known of a statement as a paragraph in the visitor's language, whichever language its author wrote in. */
export function summaryOf(summarised: Summarised): string {
  const { statement, locale, address, details, t } = summarised;
  const stateList = stateDetails.flatMap((name) => details.filter((detail) => detail.name === name));
  const state = stateList.map(({ label, value }, index) => `${index === 0 ? label : lower(label)}: ${lower(value)}`).join('; ');
  const amenities = statement.parameters.slice(0, amenitiesMax).map(({ display_names }) => lower(display_names[locale]));
  return [
    t('main', { title: statement.dynamic_titles[locale], facts: sizes(summarised).join(', ') }),
    address === '' ? '' : t('address', { address }),
    state === '' ? '' : `${state}.`,
    amenities.length === 0 ? '' : t('amenities', { list: amenities.join(', ') }),
    priceSentence(summarised),
  ]
    .filter(Boolean)
    .join(' ');
}
