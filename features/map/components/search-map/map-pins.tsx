'use client';

import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { cn } from '@/lib/cn';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPricePeriod, formatPriceShort } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { discPx } from '../../domain/cluster-points';

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
  const kind = point.is_super_vip ? 'pin_super' : state === 'seen' ? 'pin_seen' : 'pin';
  const label = t(kind, { price });
  return point.is_location_approximate ? t('pin_around', { label }) : label;
}

const fills = {
  active: 'scale-110 bg-tuff-900 text-white [--tail:var(--color-tuff-900)]',
  super: 'bg-brand text-white [--tail:var(--color-brand)] hover:bg-brand-h',
  seen: 'bg-tuff-100 text-ink-2 [--tail:var(--color-tuff-100)]',
  rest: 'bg-white text-ink [--tail:#ffffff]',
};

/** Around a pin whose house is only somewhere near. */
const around = 'outline-2 outline-offset-2 outline-dashed outline-saperavi-400';

const dotFills = {
  active: 'bg-tuff-900 ring-white',
  super: 'bg-brand ring-white',
  seen: 'bg-tuff-100 ring-tuff-400',
  rest: 'bg-saperavi-100 ring-saperavi-400',
};

function useShownPrice({ point, currencyId }: Pick<Props, 'point' | 'currencyId'>): string {
  const t = useTranslations('map');
  const locale = useLocale();
  if (point.price === null) return t('negotiable');
  return formatPriceShort(point.price, currencyId, locale) + formatPricePeriod(point.deal_type_id ?? 0, locale);
}

const pinEvents = ({ onPress, onHover }: Pick<Props, 'onPress' | 'onHover'>) => ({
  onClick: (event: MouseEvent) => {
    event.stopPropagation();
    onPress(event.detail === 0);
  },
  onPointerEnter: () => onHover(true),
  onPointerLeave: () => onHover(false),
  onFocus: () => onHover(true),
  onBlur: () => onHover(false),
});

/** One statement on the map: its price in a pill whose tail points at the place. */
export function PricePin(props: Props) {
  const { point, state, isPressed } = props;
  const price = useShownPrice(props);
  const label = usePinLabel(props);
  const fill = state === 'active' ? 'active' : point.is_super_vip ? 'super' : state;
  return (
    <button
      type="button"
      data-pin={point.id}
      aria-pressed={isPressed}
      {...pinEvents(props)}
      className={cn(
        'num type-label relative mb-1.5 flex h-8 origin-bottom items-center rounded-full px-3 font-semibold shadow-sh-2 ring-1 ring-black/5 transition-transform duration-120',
        // The tail, and around the pill a target of 44 px for fingers.
        'before:absolute before:top-[calc(100%-1px)] before:left-1/2 before:-translate-x-1/2 before:border-x-6 before:border-t-6 before:border-x-transparent before:border-t-(--tail) before:content-[""]',
        'pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5 pointer-coarse:after:content-[""]',
        fills[fill],
        point.is_location_approximate && around,
      )}
    >
      <span aria-hidden="true">{price}</span>
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** The office of a company: white with its name in the brand's colour. */
export const OfficePin = ({ label }: { label: string }) => (
  <p className="type-label relative mb-1.5 flex h-8 items-center gap-1.5 rounded-full bg-white px-3 font-semibold text-brand-text shadow-sh-2 ring-1 ring-black/5 before:absolute before:top-[calc(100%-1px)] before:left-1/2 before:-translate-x-1/2 before:border-x-6 before:border-t-6 before:border-x-transparent before:border-t-white before:content-['']">
    <StorefrontIcon weight="fill" aria-hidden="true" className="size-4" />
    {label}
  </p>
);

/** The middle of a city's map: there only the active statement shows its price, so that streets and names stay visible. */
export function DotPin(props: Props) {
  const { point, state, isPressed } = props;
  const price = useShownPrice(props);
  const label = usePinLabel(props);
  return (
    <button
      type="button"
      data-pin={point.id}
      aria-pressed={isPressed}
      {...pinEvents(props)}
      className="relative grid size-6 place-items-center rounded-full pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5 pointer-coarse:after:content-['']"
    >
      <span
        className={cn(
          'size-3.5 rounded-full ring-[1.5px]',
          dotFills[state === 'rest' && point.is_super_vip ? 'super' : state],
          point.is_location_approximate && around,
        )}
      />
      {state === 'active' ? (
        <span
          aria-hidden="true"
          className="num type-label pointer-events-none absolute bottom-full left-1/2 mb-1 flex h-8 -translate-x-1/2 items-center rounded-full bg-tuff-900 px-3 font-semibold text-white shadow-sh-2"
        >
          {price}
        </span>
      ) : null}
      <span className="sr-only">{label}</span>
    </button>
  );
}

const look =
  'num type-label relative flex items-center justify-center rounded-full bg-saperavi-100 font-semibold text-brand-text inset-ring-[1.5px] inset-ring-saperavi-300 transition hover:bg-saperavi-200 active:scale-[.98]';

const sizeOf = (count: number) => ({ width: discPx(count), height: discPx(count) });

type ClusterPinProps = {
  count: number;
  /** The list of the statements, where no zoom separates them any more. */
  listHref: string | null;
  onPress: () => void;
};

/** Several statements too close together for separate pins at this zoom. */
export function ClusterPin({ count, listHref, onPress }: ClusterPinProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const shown = formatNumber(count, locale);
  if (listHref !== null)
    return (
      <a
        href={listHref}
        data-cluster={count}
        aria-label={t('cluster_list', { count, shown })}
        className={look}
        style={sizeOf(count)}
      >
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
      style={sizeOf(count)}
    >
      {shown}
    </button>
  );
}
