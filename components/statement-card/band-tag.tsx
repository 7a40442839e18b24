import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { PriceBand } from '@/lib/contracts/estimate';
import { CardIcon } from './card-icon';

const looks = {
  below: { icon: 'below', tint: 'text-aivani-700' },
  at: { icon: 'at', tint: 'text-vine-700' },
  above: { icon: 'above', tint: 'text-saffron-800' },
} as const;

/** How the price stands to the market, in words beside a sign. */
export function BandTag({ band }: { band: PriceBand }) {
  const t = useTranslations('search.card');
  const { icon, tint } = looks[band];
  return (
    <span className="num inline-flex h-6 items-center gap-1.5 rounded-badge bg-white px-2 text-[calc(0.78125rem*var(--k))] font-medium text-ink">
      <CardIcon name={icon} className={cn('size-3.5 shrink-0', tint)} />
      {t(`band_${band}`)}
    </span>
  );
}
