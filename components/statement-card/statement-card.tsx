import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { Localised } from '@/lib/contracts/common';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { walkMinutes } from '@/lib/domain/place/walk';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { formatRelativeDate } from '@/lib/format/date';
import { formatArea } from '@/lib/format/number';
import { statementLoanPath } from '@/lib/routes/addresses/loan-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { CardIcon } from './card-icon';
import { CardImage } from './card-image';
import { CardPrice } from './card-price';
import { CardShell } from './card-shell';
import { shortAddress } from './short-address';
import { paidTierOf } from './tier-badge';

type CardFact = { icon: 'ruler' | 'door' | 'floor' | 'users' | 'bed' | 'moon'; text: string };

/** Area, rooms and floor; of a daily rent guests, bedrooms and the fewest nights. */
function useCardFacts(statement: Statement): CardFact[] {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const { room, floor, total_floors: total, guests, bedroom, min_nights: nights } = statement;
  const counted = (shown: string) => ({ count: Number.parseInt(shown, 10), shown });
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
  return [
    area,
    ...(room ? [{ icon: 'door' as const, text: t('rooms', counted(room)) }] : []),
    ...(floor === null
      ? []
      : [{ icon: 'floor' as const, text: total === null ? t('floor_alone', { floor }) : t('floor', { floor, total }) }]),
  ];
}

/**
 * The last row of a card: its facts, and at the right when the owner last changed it. It is one line high: what a narrow card
 * has no room for, the date first, wraps out of sight as a whole.
 */
function CardFacts({ statement, now, hasDate }: { statement: Statement; now: Date; hasDate: boolean }) {
  const locale = useLocale();
  const facts = useCardFacts(statement);
  return (
    <ul className="type-xs num mt-auto flex h-7.75 flex-wrap items-center gap-x-3.5 overflow-hidden border-t border-line pt-2 leading-5.5 whitespace-nowrap">
      {facts.map(({ icon, text }, index) => (
        <li key={icon} className={cn('flex items-center gap-1.5', index === 0 && 'font-medium')}>
          <CardIcon name={icon} className="size-4 shrink-0 text-ink-2" />
          {text}
        </li>
      ))}
      {hasDate ? (
        <li className="ml-auto text-ink-2">
          <time dateTime={statement.last_updated_iso}>
            {formatRelativeDate(new Date(statement.last_updated_iso), now, locale)}
          </time>
        </li>
      ) : null}
    </ul>
  );
}

type Props = {
  statement: Statement;
  /** The moment of the request, which relative dates are counted from. */
  now: Date;
  /** The first row of a page loads its pictures at once. */
  isEager?: boolean;
  /** Cards of a rail are narrow on phones and leave the date out. */
  hasDate?: boolean;
  headingLevel?: 2 | 3;
  /** What this list says of the statement, on its picture. */
  note?: string;
};

/** The station within a walk, with the minutes to it: "Delisi 6 min". */
function CardMetro({ names, distanceM }: { names: Localised; distanceM: number }) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  return (
    <span className="type-xs num ml-auto flex max-w-1/2 shrink-0 items-center gap-1 pl-2">
      <CardIcon name="metro" className="size-4 shrink-0" />
      <span className="sr-only">{t('metro')} </span>
      <span className="truncate">{names[locale]}</span>
      <span className="shrink-0">{t('metro_minutes', { minutes: walkMinutes(distanceM) })}</span>
    </span>
  );
}

/** The way to a loan stands on paid cards of what is for sale at a price: on every card of a list it would be noise. */
const isLoanOffered = (statement: Statement): boolean =>
  statement.deal_type_id === dealTypes.sale &&
  statement.real_estate_type_id !== realEstateTypes.land &&
  !statement.price_negotiable &&
  statement.price[1] !== undefined &&
  paidTierOf(statement) !== null;

/** A listing as every list of the site shows it; rendered on the server but for its price and its two buttons. */
export function StatementCard({ statement, now, isEager = false, hasDate = true, headingLevel = 3, note }: Props) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const title = (statement.card_titles ?? statement.dynamic_titles)[locale];
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <CardShell id={statement.id} title={title}>
      <CardImage statement={statement} isEager={isEager} note={note} />
      <div className="flex flex-1 flex-col px-4 pt-2.5 pb-2">
        <CardPrice price={statement.price} priceTypeId={statement.price_type_id} dealTypeId={statement.deal_type_id} />
        <Heading className="type-ui mt-0.5">
          <Link
            href={statementPath(locale, statement)}
            prefetch={false}
            className="block text-pretty after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </Heading>
        <p className="mb-2 flex items-center gap-1.5 text-sm leading-5 text-ink-2">
          <CardIcon name="pin" className="size-4 shrink-0" />
          <span className="truncate">{shortAddress(statement, locale)}</span>
          {statement.metro_station_names && statement.metro_distance_m !== null ? (
            <CardMetro names={statement.metro_station_names} distanceM={statement.metro_distance_m} />
          ) : null}
          {isLoanOffered(statement) ? (
            <Link
              href={statementLoanPath(statementPath(locale, statement))}
              prefetch={false}
              rel="nofollow"
              data-loan="fromStatementCard"
              className="hit relative z-1 -my-0.5 ml-auto inline-flex min-h-6 shrink-0 items-center rounded-sm pl-2 text-link hover:underline"
            >
              {t('loan')}
            </Link>
          ) : null}
        </p>
        <CardFacts statement={statement} now={now} hasDate={hasDate} />
      </div>
    </CardShell>
  );
}
