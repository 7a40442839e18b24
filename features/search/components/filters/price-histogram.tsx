'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Slider } from '@/components/ui/inputs/slider';
import { cn } from '@/lib/cn';
import { type Facets, priceBarCount } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { formatPrice, formatPricePerSqm } from '@/lib/format/money';
import { barsOfPrices, pricesOfBars } from '../../domain/price-bars';

type Props = {
  prices: NonNullable<Facets['prices']>;
  bounds: StatementFilters;
  currencyId: number;
  /** Called when a thumb of the slider is released. */
  onBoundsChange: (bounds: StatementFilters) => void;
};

/** How the prices of the result are spread, with a slider for its bounds. The last bar is everything above. */
export function PriceHistogram({ prices, bounds, currencyId, onBoundsChange }: Props) {
  const t = useTranslations('search.panel');
  const sections = useTranslations('search.sections');
  const locale = useLocale();
  const { kind, step, counts, median } = prices;
  const [moved, setMoved] = useState<readonly [number, number] | null>(null);
  const [low, high] = moved ?? barsOfPrices(bounds, step, kind);
  const highest = Math.max(1, ...counts);
  const price = (value: number) => (kind === 'price' ? formatPrice : formatPricePerSqm)(value, currencyId, locale);
  const describe = (bar: number): string =>
    bar === priceBarCount ? t('and_more', { price: price((bar - 1) * step) }) : price(bar * step);
  return (
    <div>
      <div aria-hidden="true" className="mx-3.5 flex h-16 items-end gap-px">
        {counts.map((count, bar) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: A bar is its place.
            key={bar}
            style={{ height: count === 0 ? 0 : `${Math.max(4, (count / highest) * 100)}%` }}
            className={cn('flex-1 rounded-t-xs', bar >= low && bar < high ? 'bg-brand' : 'bg-tuff-300')}
          />
        ))}
      </div>
      <Slider<readonly [number, number]>
        className="-mt-5.5"
        label={[t('bound_from', { name: sections(kind) }), t('bound_to', { name: sections(kind) })]}
        min={0}
        max={priceBarCount}
        value={[low, high]}
        onValueChange={setMoved}
        onValueCommitted={(bars) => {
          setMoved(null);
          onBoundsChange(pricesOfBars(bars, step, kind));
        }}
        describeValue={describe}
      />
      <p className="num type-xs -mt-1 text-ink-2">{t('median', { price: price(median) })}</p>
    </div>
  );
}
