import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { CurrencyProvider } from '@/lib/stores/currency';
import search from '@/messages/en/search.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import type { RelaxationView } from '../../load-relaxations';
import { EmptyResults } from './empty-results';

const words = (text: string) => ({ ka: text, en: text, ru: text });
const statement = partial<StatementCard>({
  id: 10000001,
  price: { '1': { price_total: 243_000, price_square: 3000 } },
  price_type_id: 3,
  dynamic_titles: words('3-room apartment in Vake'),
  href_lang: words('apartment-in-vake'),
  middle_slugs: words('apartment-for-sale'),
  city_names: words('Tbilisi'),
  district_names: words('Vake-Saburtalo'),
  urban_names: words('Vake'),
  addresses: words('Abashidze 48'),
  area: 81,
  area_type_id: 1,
  images: [],
  last_updated: '2026-11-20T09:00:00Z',
  price_band: null,
  metro_station_names: null,
});
const view: RelaxationView = {
  conditionCount: 6,
  links: [
    {
      key: 'has_parking',
      chips: ['Has parking'],
      becomes: null,
      title: 'Without parking',
      detail: 'From ₾228,000',
      count: 3,
      href: '/en/s?a',
    },
    { key: 'price', chips: ['₾250K'], becomes: '₾260K', title: 'Price up to ₾260,000', detail: null, count: 7, href: '/en/s?b' },
  ],
  unhelpful: ['Lift', '3 rooms'],
  nearest: [{ statement, difference: 'Price +₾6,500' }],
};

function renderEmpty(relaxation: RelaxationView) {
  render(
    <PageFrame address="/en/s" messages={{ search }}>
      <CurrencyProvider initialId={1}>
        <EmptyResults relaxation={relaxation} clearHref="/en/s" now={new Date('2026-11-22T09:00:00Z')} />
      </CurrencyProvider>
    </PageFrame>,
  );
}

it('lists which conditions to drop, what each gives and where it leads', () => {
  renderEmpty(view);
  expect(screen.getByRole('heading', { name: 'Nothing meets all 6 conditions together' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Try without one of these' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(screen.getByText('Has parking').tagName).toBe('S');
  expect(screen.getByRole('link', { name: 'Without parking: See 3' })).toHaveAttribute('href', '/en/s?a');
  expect(screen.getByRole('link', { name: 'Price up to ₾260,000: See 7' })).toHaveAttribute('href', '/en/s?b');
  expect(rows[1]).toHaveTextContent('₾250K₾260K');
  expect(screen.getByText("Removing any of these alone doesn't help: Lift, 3 rooms.")).toBeVisible();
  expect(screen.getByText('Changing one of them is enough.')).toBeVisible();
});

it('says so where only two changes together are enough', () => {
  const [first] = view.links;
  renderEmpty({ ...view, links: first ? [{ ...first, chips: ['Has parking', 'Lift'] }] : [], unhelpful: [] });
  expect(screen.getByText('No single change is enough; these pairs are.')).toBeVisible();
});

it('shows the nearest statements, each with how it differs', () => {
  renderEmpty(view);
  const nearest = screen.getByRole('region', { name: 'Closest to your search' });
  expect(within(nearest).getByRole('article')).toHaveTextContent('Price +₾6,500');
});

it('offers to clear the filters where no change helps', () => {
  renderEmpty({ conditionCount: 0, links: [], unhelpful: [], nearest: [] });
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/en/s');
});

it('offers to tell brokers what the visitor is looking for', () => {
  renderEmpty({ ...view, links: [], nearest: [] });
  expect(screen.getByRole('link', { name: "Tell brokers what you're looking for" })).toHaveAttribute(
    'href',
    '/en/gvitxari-ras-edzeb',
  );
});
