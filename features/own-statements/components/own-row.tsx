'use client';

import { CrownSimpleIcon } from '@phosphor-icons/react/dist/ssr/CrownSimple';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { useLocale, useTranslations } from 'next-intl';
import { paidTierOf, TierBadge } from '@/components/statement-card/tier-badge';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { OwnAction, OwnState, OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import { otherCurrencyId } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { daysLeft, isEditable } from '@/lib/domain/statement/status-machine';
import { formatDate } from '@/lib/format/date';
import { formatPrice, formatPriceFrom, formatPricePeriod } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { expiringSoonDays, primaryAction } from '../domain/row-status';
import { publicationPath, vipOrderPath } from '../domain/vip-order-path';
import { RowMenu } from './row-menu';

const tones = {
  draft: 'neutral',
  unpaid: 'warning',
  active: 'ok',
  hidden: 'neutral',
  expired: 'neutral',
  archived: 'neutral',
  blocked: 'error',
  sold: 'info',
} as const satisfies Record<OwnState, string>;

/** The state of a statement; for one that expires soon, the days left. */
function StateTag({ state, left }: { state: OwnState; left: number | null }) {
  const t = useTranslations('own_statements');
  const isEnding = state === 'active' && left !== null && left <= expiringSoonDays;
  return (
    <Tag tone={isEnding ? 'warning' : tones[state]}>{isEnding ? t('days_left', { count: left }) : t(`states.${state}`)}</Tag>
  );
}

const tierNames = { super: 'SUPER VIP', plus: 'VIP+', basic: 'VIP' } as const;

function Picture({ card }: { card: OwnStatementCard }) {
  const image = card.images.find(({ is_main }) => is_main) ?? card.images[0];
  const tier = paidTierOf(card);
  return (
    <div className="relative h-23 w-26 shrink-0 overflow-hidden rounded-control bg-tuff-100 lg:h-25.5 lg:w-39">
      {image ? (
        // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
        <img
          src={image.thumb}
          alt=""
          width={156}
          height={102}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <ImageIcon aria-hidden="true" className="absolute inset-0 m-auto size-8 text-ink-3" />
      )}
      {tier ? <TierBadge tier={tier} label={tierNames[tier]} className="absolute top-2 left-2" /> : null}
    </div>
  );
}

function Prices({ card }: { card: OwnStatementCard }) {
  const t = useTranslations('own_statements');
  const locale = useLocale();
  const own = card.price[card.currency_id];
  const otherId = otherCurrencyId(card.currency_id);
  const other = card.price[otherId];
  const format = card.price_type_id === priceTypeIds.from ? formatPriceFrom : formatPrice;
  if (card.price_negotiable || !own)
    return <p className="type-ui font-bold">{t(card.price_negotiable ? 'negotiable' : 'no_price')}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="num text-base leading-6 font-bold">
        {format(Math.round(own.price_total), card.currency_id, locale) + formatPricePeriod(card.deal_type_id, locale)}
      </span>
      {other ? (
        <span className="num type-xs text-ink-3">{formatPrice(Math.round(other.price_total), otherId, locale)}</span>
      ) : null}
    </p>
  );
}

/** Views, saves and phone reveals: above their names on a desktop, next to their icons on a phone. */
function Counters({ card }: { card: OwnStatementCard }) {
  const t = useTranslations('own_statements');
  const locale = useLocale();
  const figures = [
    { key: 'views', value: card.views, Icon: EyeIcon },
    { key: 'favourites', value: card.favorites_count, Icon: HeartIcon },
    { key: 'reveals', value: card.phone_reveals, Icon: PhoneIcon },
  ] as const;
  return (
    <dl className="flex gap-3 lg:gap-2">
      {figures.map(({ key, value, Icon }) => (
        <div key={key} className="flex items-center gap-1 whitespace-nowrap lg:min-w-16 lg:flex-col-reverse lg:gap-0.5">
          <dt className="type-xs text-ink-2">
            <Icon aria-hidden="true" className="size-4.5 lg:hidden" />
            <span className="max-lg:sr-only">{t(`figures.${key}`)}</span>
          </dt>
          <dd className="num type-sm lg:type-ui max-lg:text-ink-2">{formatNumber(value, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  card: OwnStatementCard;
  now: Date;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: (isSelected: boolean) => void;
  onAction: (action: OwnAction) => void;
  onStatistics: () => void;
};

/** The button of the main action. */
function PrimaryAction({
  card,
  now,
  isBusy,
  editPath,
  onAction,
}: Pick<Props, 'card' | 'now' | 'isBusy' | 'onAction'> & { editPath: string | null }) {
  const t = useTranslations('own_statements');
  const locale = useLocale();
  const action = primaryAction(card, now);
  if (action === null) return null;
  if (action === 'pay')
    return (
      <Link href={publicationPath(locale, card.id)} className={buttonClasses({ variant: 'tonal', size: 'md' })}>
        {t('actions.pay')}
      </Link>
    );
  if (action === 'promote')
    return (
      <Link href={vipOrderPath(locale, [card.id])} className={buttonClasses({ variant: 'secondary', size: 'md' })}>
        <CrownSimpleIcon aria-hidden="true" className="size-5" />
        {tierNames.basic}
      </Link>
    );
  if (action === 'edit') {
    return editPath === null ? null : (
      <Link href={editPath} className={buttonClasses({ variant: 'secondary', size: 'md' })}>
        {t(card.state === 'draft' ? 'actions.continue' : 'actions.edit')}
      </Link>
    );
  }
  return (
    <Button variant="tonal" size="md" isLoading={isBusy} loadingText={t('working')} onClick={() => onAction(action)}>
      {t(`actions.${action}`)}
    </Button>
  );
}

/** An own statement: its card, its counters and its actions. */
export function OwnRow({ card, now, isSelected, isBusy, onSelect, onAction, onStatistics }: Props) {
  const t = useTranslations('own_statements');
  const locale = useLocale();
  const title = card.dynamic_titles[locale] || t('untitled');
  const left = card.state === 'active' ? daysLeft(card.expires_at === null ? null : new Date(card.expires_at), now) : null;
  const place = [card.urban_names?.[locale] || card.district_names?.[locale] || card.city_names[locale], card.addresses[locale]];
  const editPath = isEditable(card.state) ? localePath(locale, `/account/statements/${card.id}/edit`) : null;
  const hasBeenPublic = card.expires_at !== null;
  return (
    <article
      aria-busy={isBusy || undefined}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card p-3 shadow-hairline lg:min-h-33.5 lg:grid-cols-[1fr_auto_--spacing(55.5)] lg:items-center lg:gap-4 lg:px-3.5 lg:py-3',
        card.state === 'expired' && 'bg-tuff-25',
      )}
    >
      <div className="flex min-w-0 items-start gap-3 large-text:flex-wrap lg:items-center">
        <Checkbox
          checked={isSelected}
          onCheckedChange={onSelect}
          aria-label={t('select', { title })}
          className="-my-2.75 shrink-0 max-lg:order-last lg:my-0"
        />
        <Picture card={card} />
        <div className="min-w-0 flex-1 large-text:order-last large-text:basis-full">
          <div className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
            <StateTag state={card.state} left={left} />
            {left !== null && left > 3 ? <span className="num type-xs text-ink-2">{t('days_left', { count: left })}</span> : null}
            {card.paid_until ? (
              <span className="type-xs text-ink-2">
                {t('paid_until', { date: formatDate(new Date(card.paid_until), now, locale) })}
              </span>
            ) : null}
            <span className="num type-xs text-ink-3 max-lg:hidden">ID {card.id}</span>
          </div>
          <h2 className="type-ui text-pretty lg:line-clamp-2">
            {card.state === 'active' ? (
              <Link href={statementPath(locale, card)} className="rounded-sm hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className="type-xs truncate text-ink-2 max-lg:hidden">{place.filter(Boolean).join(', ')}</p>
          <Prices card={card} />
        </div>
      </div>
      <div className="contents max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:justify-between max-lg:gap-2 max-lg:border-t max-lg:border-line max-lg:pt-2.5">
        <Counters card={card} />
        <div className="flex grow items-center justify-end gap-2 whitespace-nowrap large-text:flex-wrap large-text:whitespace-normal">
          <PrimaryAction card={card} now={now} isBusy={isBusy} editPath={editPath} onAction={onAction} />
          <RowMenu
            title={title}
            editPath={editPath}
            promotePath={card.state === 'active' ? vipOrderPath(locale, [card.id]) : null}
            publicationPath={card.paid_until === null ? null : publicationPath(locale, card.id)}
            resultsPath={hasBeenPublic ? localePath(locale, `/account/statements/${card.id}/promotion`) : null}
            actions={card.actions}
            onAction={onAction}
            onStatistics={hasBeenPublic ? onStatistics : undefined}
          />
        </div>
      </div>
      {card.state === 'blocked' && card.blocked_reason ? (
        <p className="type-sm col-span-full text-alert-800">{t('blocked_reason', { reason: card.blocked_reason })}</p>
      ) : null}
    </article>
  );
}
