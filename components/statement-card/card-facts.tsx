import { useLocale, useTranslations } from 'next-intl';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { formatRelativeDate } from '@/lib/format/date';
import { formatArea } from '@/lib/format/number';
import { CardIcon } from './card-icon';

const icon = 'size-4 shrink-0 text-ink-2';

/**
 * The last row of a card: area, rooms, floor, and at the right when the owner last changed it. It is one line high: what a narrow card
 * has no room for, the date first, wraps out of sight as a whole.
 */
export function CardFacts({ statement, now, hasDate }: { statement: StatementCard; now: Date; hasDate: boolean }) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const { room, floor, total_floors: total } = statement;
  return (
    <ul className="type-xs num mt-auto flex h-8.25 flex-wrap items-center gap-x-3.5 overflow-hidden border-t border-line pt-2.5 leading-5.5 whitespace-nowrap">
      <li className="flex items-center gap-1.5 font-medium">
        <CardIcon name="ruler" className={icon} />
        {formatArea(statement.area, locale, statement.area_type_id)}
      </li>
      {room ? (
        <li className="flex items-center gap-1.5">
          <CardIcon name="door" className={icon} />
          {t('rooms', { count: Number.parseInt(room, 10), shown: room })}
        </li>
      ) : null}
      {floor !== null ? (
        <li className="flex items-center gap-1.5">
          <CardIcon name="floor" className={icon} />
          {total === null ? t('floor_alone', { floor }) : t('floor', { floor, total })}
        </li>
      ) : null}
      {hasDate ? (
        <li className="ml-auto text-ink-2">
          <time dateTime={statement.last_updated}>{formatRelativeDate(new Date(statement.last_updated), now, locale)}</time>
        </li>
      ) : null}
    </ul>
  );
}
