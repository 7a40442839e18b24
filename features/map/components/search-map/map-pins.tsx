'use client';

import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPricePeriod, formatPriceShort } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';

type PinState = 'rest' | 'seen' | 'active';

type Props = {
  point: MapPoint;
  currencyId: 1 | 2;
  state: PinState;
  isPressed: boolean;
  onPress: (isByKeyboard: boolean) => void;
  onHover: (isHovered: boolean) => void;
};

/** The full price for screen readers: "459 000 ლარი". */
function usePinLabel({ point, currencyId, state }: Pick<Props, 'point' | 'currencyId' | 'state'>): string {
  const t = useTranslations('map');
  const locale = useLocale();
  const count = Math.round(point.price ?? 0);
  const values = { count, shown: formatNumber(count, locale) };
  const priced = currencyId === currencyIds.usd ? t('dollars', values) : t('lari', values);
  const price = point.price === null ? t('negotiable_label') : priced + formatPricePeriod(point.deal_type_id ?? 0, locale);
  if (point.is_super_vip) return t('pin_super', { price });
  return state === 'seen' ? t('pin_seen', { price }) : t('pin', { price });
}

const fills = {
  active: 'scale-110 bg-tuff-900 text-white [--tail:var(--color-tuff-900)]',
  super: 'bg-brand text-white [--tail:var(--color-brand)] hover:bg-brand-h',
  seen: 'bg-tuff-100 text-ink-2 [--tail:var(--color-tuff-100)]',
  rest: 'bg-white text-ink [--tail:#ffffff]',
};

/** One statement on the map: its price in a pill whose tail points at the place. */
export function PricePin({ point, currencyId, state, isPressed, onPress, onHover }: Props) {
  const t = useTranslations('map');
  const locale = useLocale();
  const period = formatPricePeriod(point.deal_type_id ?? 0, locale);
  const label = usePinLabel({ point, currencyId, state });
  const fill = state === 'active' ? 'active' : point.is_super_vip ? 'super' : state;
  return (
    <button
      type="button"
      data-pin={point.id}
      aria-pressed={isPressed}
      onClick={(event) => {
        event.stopPropagation();
        onPress(event.detail === 0);
      }}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={() => onHover(true)}
      onBlur={() => onHover(false)}
      className={cn(
        'num type-label relative mb-1.5 flex h-8 origin-bottom items-center rounded-full px-3 font-semibold shadow-sh-2 ring-1 ring-black/5 transition-transform duration-120',
        // The tail, and around the pill a target of 44 px for fingers.
        'before:absolute before:top-[calc(100%-1px)] before:left-1/2 before:-translate-x-1/2 before:border-x-6 before:border-t-6 before:border-x-transparent before:border-t-(--tail) before:content-[""]',
        'pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5 pointer-coarse:after:content-[""]',
        fills[fill],
      )}
    >
      <span aria-hidden="true">
        {point.price === null ? t('negotiable') : formatPriceShort(point.price, currencyId, locale) + period}
      </span>
      <span className="sr-only">{label}</span>
    </button>
  );
}

const look =
  'num type-label relative flex size-11.5 items-center justify-center rounded-full bg-brand font-semibold text-white shadow-sh-2 ring-4 ring-brand/25 transition hover:bg-brand-h active:scale-[.98]';

type ClusterPinProps = {
  count: number;
  /** The list of the statements, where no zoom separates them any more. */
  listHref: string | null;
  onPress: () => void;
};

/** Several statements too close together for pins of their own at this zoom. */
export function ClusterPin({ count, listHref, onPress }: ClusterPinProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const shown = formatNumber(count, locale);
  if (listHref !== null)
    return (
      <a href={listHref} aria-label={t('cluster_list', { count, shown })} className={look}>
        {shown}
      </a>
    );
  return (
    <button
      type="button"
      data-cluster={count}
      aria-label={t('cluster', { count, shown })}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
      className={look}
    >
      {shown}
    </button>
  );
}
