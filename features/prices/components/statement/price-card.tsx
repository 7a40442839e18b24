import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PriceBand } from '@/lib/contracts/estimate';
import { placeLevelOf } from '../../domain/place-level';

type Props = {
  /** The verdict of the estimate; null without one. */
  band: PriceBand | null;
  /** Share of the apartments of the place with a lower price of a m²; null where it is not known. */
  cheaperPct: number | null;
  /** "ვაკეში"; null without a share. */
  placeIn: string | null;
  /** Estimate, prices of the place, explanation and history, each a section with a line above it. */
  children: ReactNode;
};

/** All that is known of a price, in one card. One sentence says how the verdict and the prices of the place go together. */
export function PriceCard({ band, cheaperPct, placeIn, children }: Props) {
  const t = useTranslations('prices.statement');
  const isKnown = band !== null && cheaperPct !== null && placeIn !== null;
  return (
    <section aria-labelledby="price-card" className="overflow-hidden rounded-card shadow-hairline">
      <div className="p-4 lg:px-6">
        <h2 id="price-card" className="type-h2 mt">
          {t('card')}
        </h2>
        {isKnown ? <p className="type-ui mt-1">{t(`together.${band}_${placeLevelOf(cheaperPct)}`, { place: placeIn })}</p> : null}
      </div>
      {children}
    </section>
  );
}
