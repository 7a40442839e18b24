'use client';

import { useCurrency } from '@/lib/stores/currency';
import { type CardPriceProps, CardPriceView, StripPriceView } from './card-price-view';

/** The prices of a card in the visitor's currency. */
export const CardPrice = (props: CardPriceProps) => <CardPriceView {...props} currencyId={useCurrency().currencyId} />;

/** The price of a small card in the visitor's currency. */
export const StripPrice = (props: Omit<Parameters<typeof StripPriceView>[0], 'currencyId'>) => (
  <StripPriceView {...props} currencyId={useCurrency().currencyId} />
);
