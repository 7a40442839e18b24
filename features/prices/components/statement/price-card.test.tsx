import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import prices from '@/messages/en/prices.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { PriceCard } from './price-card';

const show = (props: Partial<Parameters<typeof PriceCard>[0]>) =>
  render(
    <PageFrame address="/en" messages={{ prices }}>
      <PriceCard band="at" cheaperPct={87} placeIn="in Vake" {...props}>
        <p>History</p>
      </PriceCard>
    </PageFrame>,
  );

describe('PriceCard', () => {
  it('says why a usual price is above most of its place', () => {
    show({});
    expect(screen.getByRole('region', { name: prices.statement.card })).toHaveTextContent(
      'A square metre costs more than most in Vake, which is usual for a home like this.',
    );
  });

  it.each([
    ['above', 20, 'A square metre is cheap for the place, yet similar homes cost less.'],
    ['below', 50, 'An average price of a square metre in Vake, and less than similar homes cost.'],
  ] as const)('reconciles %s market with %i percent cheaper', (band, cheaperPct, text) => {
    show({ band, cheaperPct });
    expect(screen.getByRole('region')).toHaveTextContent(text);
  });

  it.each([{ band: null }, { cheaperPct: null }])('says nothing with only half of it: %o', (half) => {
    show(half);
    expect(screen.getByRole('region')).toHaveTextContent(`${prices.statement.card}History`);
  });
});
