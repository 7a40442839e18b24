import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/contracts/common';
import type { PriceBand } from '@/lib/contracts/estimate';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { walkMinutes } from '@/lib/domain/place/walk';
import { buildingAgeOf } from '@/lib/domain/statement/building-age';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { formatDateTime, formatRelativeDate } from '@/lib/format/date';
import { formatArea } from '@/lib/format/number';
import { statementLoanPath } from '@/lib/routes/addresses/money/loan-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { shortAddress } from './short-address';
import { paidTierOf, type Tier, tierNames } from './tier-badge';

type CardFact = { icon: 'ruler' | 'door' | 'floor' | 'users' | 'bed' | 'moon' | 'gavel'; text: string };

/** Picture of a card with its labels, in one language. */
export type CardPictureView = {
  image: { blur: string; thumb: string; large: string } | null;
  /** How many photos there are, and the same as text. */
  photos: { count: number; text: string } | null;
  tier: { tier: Tier; label: string } | null;
  age: string | null;
  /** That it is sold by auction; such a card names no age of the building. */
  auction: string | null;
  /** How the price compares with the market, as text. */
  band: { band: PriceBand; text: string } | null;
  tour: string | null;
};

/** Texts of a card below its price, in one language. */
export type CardTextView = {
  href: string;
  title: string;
  address: string;
  facts: CardFact[];
  date: { iso: string; text: string } | null;
  metro: { name: string; minutes: string } | null;
  loanHref: string | null;
};

/** The picture of a statement. */
const mainImageOf = ({ images }: Pick<Statement, 'images'>) => images.find(({ is_main }) => is_main) ?? images[0];

type CardTexts = ReturnType<typeof useTranslations<'search.card'>>;

/** Area, rooms and floor; of an auction its end in place of the floor; of a daily rent guests, bedrooms and the fewest nights. */
function cardFacts(statement: Statement, locale: Locale, t: CardTexts): CardFact[] {
  const { room, floor, total_floors: total, guests, bedroom, min_nights: nights } = statement;
  const counted = (shown: string) => ({ count: Number.parseInt(shown, 10), shown });
  const roomFact: CardFact[] = room ? [{ icon: 'door', text: t('rooms', counted(room)) }] : [];
  const area: CardFact = { icon: 'ruler', text: formatArea(statement.area, locale, statement.area_type_id) };
  if (statement.deal_type_id === dealTypes.daily && guests) {
    // A range is counted by its end: "1–10 guests".
    const guestCount = Number.parseInt(guests.split('–').at(-1) ?? guests, 10);
    return [
      { icon: 'users', text: t('guests', { count: guestCount, shown: guests }) },
      bedroom ? { icon: 'bed', text: t('bedrooms', counted(bedroom)) } : area,
      ...(nights ? [{ icon: 'moon' as const, text: t('min_nights', { count: nights }) }] : []),
    ];
  }
  if (statement.auction) {
    const endsAt = new Date(statement.auction.ends_at);
    return [area, ...roomFact, { icon: 'gavel', text: formatDateTime(endsAt, endsAt, locale) }];
  }
  return [
    area,
    ...roomFact,
    ...(floor === null
      ? []
      : [{ icon: 'floor' as const, text: total === null ? t('floor_alone', { floor }) : t('floor', { floor, total }) }]),
  ];
}

/** The link to a loan is shown on paid cards of priced sales only: on every card of a list it would be noise. */
const isLoanOffered = (statement: Statement): boolean =>
  statement.deal_type_id === dealTypes.sale &&
  statement.real_estate_type_id !== realEstateTypes.land &&
  !statement.price_negotiable &&
  statement.price[1] !== undefined &&
  paidTierOf(statement) !== null;

/** A card has one badge: the paid tier, else whether it is promoted. */
function cardTier(statement: Statement, t: CardTexts): CardPictureView['tier'] {
  const tier = paidTierOf(statement) ?? (statement.is_promoted ? 'promoted' : null);
  return tier && { tier, label: tier === 'promoted' ? t('promoted') : tierNames[tier] };
}

export function cardImage(statement: Statement): CardPictureView['image'] {
  const image = mainImageOf(statement);
  return image ? { blur: image.blur, thumb: image.thumb, large: image.large } : null;
}

const cardTitle = (statement: Statement, locale: Locale): string => (statement.card_titles ?? statement.dynamic_titles)[locale];

/** How a list shows a card. */
export type CardProps = {
  statement: Statement;
  /** The moment of the request, which relative dates are counted from. */
  now: Date;
  /** Whether the picture is loaded before anything else, not when it comes near the screen. */
  isEager?: boolean;
  /** Cards of a rail are narrow on phones: they leave the date out, and a smaller picture is enough. */
  isNarrow?: boolean;
  headingLevel?: 2 | 3;
  /** Note about the statement, shown on its picture. */
  note?: string;
};

/** The title of a card in the language of the page. */
export const useCardTitle = (statement: Statement): string => cardTitle(statement, useLocale());

/** Picture of a card with its labels, in the language of the page. */
export function useCardPicture(statement: Statement): CardPictureView {
  const t = useTranslations('search.card');
  const { images, price_band } = statement;
  const age = buildingAgeOf(statement);
  return {
    image: cardImage(statement),
    photos: images.length > 0 ? { count: images.length, text: t('photos', { count: images.length }) } : null,
    tier: cardTier(statement, t),
    age: age && !statement.is_auction ? t(age) : null,
    auction: statement.is_auction ? t('auction') : null,
    band: price_band && { band: price_band.band, text: t(`band_${price_band.band}`) },
    tour: statement.has_3d ? t('tour') : null,
  };
}

/**
 * Texts of a card below its price, in the language of the page.
 * @param now time of the request, for the relative date; null for a card without a date
 */
export function useCardText(statement: Statement, now: Date | null): CardTextView {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const href = statementPath(locale, statement);
  const { metro_station_names: metro, metro_distance_m: metroM, last_updated_iso: iso } = statement;
  return {
    href,
    title: cardTitle(statement, locale),
    address: shortAddress(statement, locale),
    facts: cardFacts(statement, locale, t),
    date: now && !statement.auction ? { iso, text: formatRelativeDate(new Date(iso), now, locale) } : null,
    metro:
      metro && metroM !== null ? { name: metro[locale], minutes: t('metro_minutes', { minutes: walkMinutes(metroM) }) } : null,
    loanHref: isLoanOffered(statement) ? statementLoanPath(href) : null,
  };
}
