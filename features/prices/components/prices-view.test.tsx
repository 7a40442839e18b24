import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlacePrices } from '@/lib/contracts/statements/prices';
import { CurrencyProvider } from '@/lib/stores/currency';
import prices from '@/messages/en/prices.json';
import { dealPricesOf, few, placePricesOf } from '@/tests/factories/prices';
import { PageFrame } from '@/tests/setup/page-frame';
import { PricesView } from './prices-view';

const listPaths = { sale: '/en/s/apartments-for-sale-in-vake', rent: '/en/s/apartments-for-rent-in-vake' };

function show(shown: PlacePrices, deal: 'sale' | 'rent' = 'sale') {
  render(
    <PageFrame address="/en/prices/tbilisi/vake-saburtalo/vake" messages={{ prices }}>
      <CurrencyProvider initialId={1}>
        <PricesView
          prices={shown}
          deal={deal}
          title="Apartment prices in Vake"
          crumbs={[
            { name: 'Prices', href: '/en/prices' },
            { name: 'Tbilisi', href: '/en/prices/tbilisi' },
            { name: 'Vake', href: '/en/prices/tbilisi/vake' },
          ]}
          listedCount={52}
          paths={{ sale: '/en/prices/tbilisi/vake', rent: '/en/prices/tbilisi/vake?deal_types=2' }}
          listPaths={listPaths}
          listPathOf={(bounds) => `/en/s?${JSON.stringify(bounds)}`}
          conditionName={(id) => (id === 1 ? 'Renovated' : id === 2 ? 'Black frame' : null)}
          beside={[]}
          now={new Date('2026-12-01T08:00:00Z')}
        />
      </CurrencyProvider>
    </PageFrame>,
  );
}
const cardOf = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);
/** The accessible cells of each row of a table. */
const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' ')));

it('shows each figure with its quartiles and the number of listings', () => {
  show(placePricesOf());
  const sale = cardOf('Median price');
  expect(sale.getByText('₾3,000/m²')).toBeVisible();
  expect(sale.getByText('Quartiles 2,900 – 3,100')).toBeVisible();
  expect(sale.getByRole('link', { name: '40 listings' })).toHaveAttribute('href', listPaths.sale);
  expect(sale.getByText('+4%')).toBeVisible();
  expect(cardOf('Median rent').getByRole('link', { name: '15 listings' })).toHaveAttribute('href', listPaths.rent);
  expect(cardOf('Time on the market').getByText('41')).toBeVisible();
  expect(cardOf('Time on the market').getByText('9 days less than a year ago')).toBeVisible();
  expect(cardOf('Gross rental yield').getByText('8%')).toBeVisible();
});

it('shows a dash and a sentence instead of a figure from fewer than 12 listings', () => {
  const nothing = { now: few, change_pct: null, time: { count: 5, days: null, days_before: null } };
  const months = dealPricesOf(1).months.map(({ month }) => ({ month, ...few }));
  show(placePricesOf({ sale: dealPricesOf(1, { ...nothing, months }), rent: dealPricesOf(2, nothing), yield_pct: null }));
  for (const name of ['Median price', 'Median rent', 'Time on the market', 'Gross rental yield']) {
    expect(cardOf(name).getByText('–')).toBeVisible();
    expect(cardOf(name).getByText(/^Fewer than 12/)).toBeVisible();
    expect(screen.getByRole('heading', { name }).parentElement?.textContent?.replaceAll('12', '')).not.toMatch(/\d/);
  }
  expect(screen.queryByRole('img')).toBeNull();
});

it('labels the chart of 24 months, makes its points focusable and repeats it as a table', () => {
  show(placePricesOf());
  const chart = screen.getByRole('figure');
  expect(
    within(chart).getByRole('img', { name: /February\u00a02025 – December\u00a02026: first ₾2,780\/m², now ₾3,000\/m²/ }),
  ).toBeVisible();
  expect(within(chart).getAllByRole('button')).toHaveLength(23);
  const [last] = within(chart).getAllByRole('button').toReversed();
  expect(last?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
    'December 2026 · 43 listings: Median ₾3,000/m². Middle half 2,900 – 3,100',
  );
  const rows = rowsOf(chart.querySelector('table') as HTMLElement);
  expect(rows).toHaveLength(25);
  expect(rows[1]).toEqual(['December 2026', '₾3,000/m²', '2,900 – 3,100', '43']);
  expect(rows[24]).toEqual(['January 2025', '–', 'fewer than 12', '11']);
});

it('lists sizes and conditions in tables, each group linked to its listings', () => {
  show(placePricesOf());
  const [, ...areas] = rowsOf(screen.getByRole('table', { name: 'Area' }));
  expect(areas).toHaveLength(5);
  expect(areas[0]).toEqual(['Up to 40 m²', '', '₾3,200/m²', '3,100 – 3,300', '14 listings']);
  expect(areas[1]).toEqual(['40–60 m²', 'Fewer than 12 listings: no figure is given', '–', '', '11 listings']);
  const conditions = screen.getByRole('table', { name: 'Condition' });
  expect(rowsOf(conditions).map(([name]) => name)).toEqual(['Group', 'Renovated', 'Black frame']);
  expect(within(conditions).getByRole('link', { name: '20 listings' })).toHaveAttribute('href', '/en/s?{"conditions":[1]}');
});
