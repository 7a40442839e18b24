import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { PriceBand } from '@/lib/contracts/estimate';
import ai from '@/messages/en/ai.json';
import { StatementScale } from './statement-scale';

const price = {
  1: { price_total: 459_000, price_square: 4_250 },
  2: { price_total: 170_000, price_square: 1_574 },
};
const bandOf = (band: PriceBand) => ({
  band,
  estimate: 448_200,
  interval: { low: 380_000, high: 520_000 },
  comparables_count: 24,
});

function show(band: ReturnType<typeof bandOf> | null, currencyId: 1 | 2 = 1, prices: Record<string, (typeof price)[1]> = price) {
  render(
    <NextIntlClientProvider locale="en" messages={{ ai }}>
      <StatementScale statement={{ price: prices, price_band: band, area: 108 }} currencyId={currencyId} />
    </NextIntlClientProvider>,
  );
  return screen.queryByRole('region', { name: 'AI market price' });
}

describe('the scale of a statement', () => {
  it.each([
    ['below', 'Below market'],
    ['at', 'At market'],
    ['above', 'Above market'],
  ] as const)('labels a price that is %s the market', (band, label) => {
    expect(show(bandOf(band))).toHaveTextContent(label);
  });

  it('shows the price, 6% below and above the estimate, and the number of listings behind it', () => {
    const scale = show(bandOf('at'));
    expect(scale).toHaveTextContent('Estimated from 24 similar listings');
    expect(scale).toHaveTextContent('This home ₾459,000');
    expect(scale).toHaveTextContent('₾421,308−6%₾475,092+6%');
    expect(scale).toHaveTextContent('Estimate ₾448,200 · ₾4,150/m²');
  });

  it('compares in the other currency at the rate of the statement itself', () => {
    const scale = show(bandOf('at'), 2);
    expect(scale).toHaveTextContent('This home $170,000');
    expect(scale).toHaveTextContent('Estimate $166,000 · $1,537/m²');
  });

  it('leads to the estimate of this statement', () => {
    show(bandOf('at'));
    expect(screen.getByRole('link', { name: 'How it is worked out' })).toHaveAttribute(
      'href',
      '?ai_modal=true&statementInner=true',
    );
  });

  it('is absent where the model knows too little, and where there is no price', () => {
    expect(show(null)).toBeNull();
    expect(show(bandOf('at'), 1, {})).toBeNull();
  });
});
