import type { ReactElement } from 'react';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { StaticContent } from '@/lib/static-content';
import { ByCurrency } from './by-currency';

/** Draws a static part of a page in either currency and shows it in the visitor's. */
export function InCurrency({ children: draw }: { children: (currencyId: CurrencyId) => ReactElement }) {
  return (
    <ByCurrency
      gel={<StaticContent>{draw(currencyIds.gel)}</StaticContent>}
      dollar={<StaticContent>{draw(currencyIds.usd)}</StaticContent>}
    />
  );
}
