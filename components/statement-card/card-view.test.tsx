import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { priceBands } from '@/lib/contracts/estimate';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { CurrencyProvider } from '@/lib/stores/currency';
import en from '@/messages/en/search.json';
import ka from '@/messages/ka/search.json';
import ru from '@/messages/ru/search.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { type CardPictureView, type CardTextView, useCardPicture, useCardText } from './card-view';
import { StatementCard } from './statement-card';

const words = (text: string) => ({ ka: text, en: text, ru: text });
const image = (name: string, isMain: boolean) => ({
  large: `/${name}-large.webp`,
  thumb: `/${name}.webp`,
  blur: `/${name}-blur.webp`,
  is_main: isMain,
});
const statement = partial<Statement>({
  id: 7,
  price: {
    '1': { price_total: 243_000, price_square: 3000 },
    '2': { price_total: 90_000, price_square: 1111 },
    '3': { price_total: 83_000, price_square: 1025 },
  },
  price_type_id: 3,
  deal_type_id: 1,
  real_estate_type_id: 1,
  dynamic_titles: words('3-room apartment in Vake'),
  href_lang: words('apartment-in-vake'),
  middle_slugs: words('apartment-for-sale'),
  city_id: 1,
  city_names: words('Tbilisi'),
  district_names: words('Vake-Saburtalo'),
  urban_names: words('Vake'),
  addresses: words('Abashidze 48'),
  area: 81,
  area_type_id: 1,
  room: '3',
  floor: 4,
  total_floors: 9,
  images: [image('second', false), image('first', true)],
  last_updated_iso: '2026-11-20T09:00:00Z',
  price_band: null,
  metro_station_names: words('Delisi'),
  metro_distance_m: 400,
  is_super_vip: true,
});
const now = new Date('2026-11-22T09:00:00Z');

type Views = { picture: CardPictureView; text: CardTextView };
type ReadProps = { shown: Statement; hasDate: boolean; onViews: (views: Views) => void };

function Read({ shown, hasDate, onViews }: ReadProps) {
  onViews({ picture: useCardPicture(shown), text: useCardText(shown, hasDate ? now : null) });
  return null;
}

/** What a card is drawn of in English. */
function viewsOf(shown: Statement, hasDate = true): Views | undefined {
  const views: Views[] = [];
  renderToStaticMarkup(
    <PageFrame address="/en/s" messages={{ search: en }}>
      <Read shown={shown} hasDate={hasDate} onViews={(read) => views.push(read)} />
    </PageFrame>,
  );
  return views[0];
}

describe('what a card is drawn of', () => {
  it('is what it shows in the language of the page, and nothing else of the statement', () => {
    expect(viewsOf(statement)).toEqual({
      picture: {
        image: { blur: '/first-blur.webp', thumb: '/first.webp', large: '/first-large.webp' },
        photos: { count: 2, text: '2 photos' },
        tier: { tier: 'super', label: 'SUPER VIP' },
        age: null,
        auction: null,
        band: null,
        tour: null,
      },
      text: {
        href: '/en/udzravi-qoneba/apartment-for-sale/apartment-in-vake-7',
        title: '3-room apartment in Vake',
        address: 'Abashidze 48',
        facts: [
          { icon: 'ruler', text: '81\u00A0m²' },
          { icon: 'door', text: '3 rooms' },
          { icon: 'floor', text: 'Floor 4/9' },
        ],
        date: { iso: '2026-11-20T09:00:00Z', text: '2 days ago' },
        metro: { name: 'Delisi', minutes: '7 min' },
        loanHref: '/en/udzravi-qoneba/apartment-for-sale/apartment-in-vake-7?take_loan=true',
      },
    });
  });

  it('of an auction is its end in place of floor and date, and that it is one in place of the age', () => {
    const ends_at = '2026-11-27T14:00:00.000Z';
    const auction = { currency_id: 2, current_price: 90_000, bids_count: 14, ends_at };
    const views = viewsOf({ ...statement, status_id: 3, is_auction: true, auction });
    expect(views?.picture).toMatchObject({ tier: { tier: 'super' }, auction: 'Auction', age: null });
    expect(views?.text.facts).toEqual([
      { icon: 'ruler', text: '81\u00A0m²' },
      { icon: 'door', text: '3 rooms' },
      { icon: 'gavel', text: '27\u00A0Nov, 18:00' },
    ]);
    expect(views?.text.date).toBeNull();
  });

  it('has no date where cards are narrow', () => {
    expect(viewsOf(statement, false)?.text.date).toBeNull();
  });
});

describe('the card', () => {
  const show = (shown: Partial<Statement>) =>
    render(
      <PageFrame address="/en/s" messages={{ search: en }}>
        <CurrencyProvider initialId={1}>
          <StatementCard statement={{ ...statement, ...shown }} now={now} />
        </CurrencyProvider>
      </PageFrame>,
    ).container;

  it.each([
    ['2026-11-22T09:00:00.001Z', 'current bid'],
    ['2026-11-22T09:00:00.000Z', 'final price'],
  ])('of an auction that ends at %s says “%s”', (ends_at, text) => {
    show({ is_auction: true, auction: { currency_id: 2, current_price: 90_000, bids_count: 14, ends_at } });
    expect(screen.getAllByText(text)[0]).toBeVisible();
  });

  it('without a photo says so in sight', () => {
    show({ images: [] });
    expect(screen.getByText('No photo yet')).not.toHaveClass('sr-only');
  });

  it('marks a new building with an icon beside the words', () => {
    show({ status_id: 2 });
    expect(screen.getByText('New building').querySelector('use')).toHaveAttribute('href', expect.stringMatching('#buildings$'));
  });
});

describe('the tag of a price band', () => {
  it.each([
    ['en', en, ['Below market', 'At market', 'Above market']],
    ['ka', ka, ['ბაზარზე დაბალი ფასი', 'საბაზრო ფასი', 'ბაზარზე მაღალი ფასი']],
    ['ru', ru, ['Ниже рынка', 'Рыночная', 'Выше рынка']],
  ] as const)('says it in words in %s', (locale, search, texts) => {
    render(
      <PageFrame address={locale === 'ka' ? '/s' : `/${locale}/s`} messages={{ search }}>
        <CurrencyProvider initialId={1}>
          {priceBands.map((band, index) => (
            <StatementCard
              key={band}
              statement={{ ...statement, id: index, price_band: partial<NonNullable<Statement['price_band']>>({ band }) }}
              now={now}
            />
          ))}
        </CurrencyProvider>
      </PageFrame>,
    );
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  });
});
