import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { type CurrencyId, currencyCookie, currencyIds } from '@/lib/domain/money/currency';
import { CurrencyProvider, useCurrency } from '@/lib/stores/currency';
import search from '@/messages/en/search.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { renderDocument } from '@/tests/setup/static-document';
import { StatementStrip } from '../rails/statement-strip';
import { StripIsland } from '../rails/strip-island';
import { StatementCard } from '../statement-card';
import { CardIsland } from './card-island';

const words = (text: string) => ({ ka: text, en: text, ru: text });
const statement = partial<Statement>({
  id: 7,
  price: { '1': { price_total: 459_000, price_square: 4250 }, '2': { price_total: 170_000, price_square: 1574 } },
  price_type_id: 3,
  deal_type_id: 1,
  real_estate_type_id: 1,
  dynamic_titles: words('Flat in Vake'),
  href_lang: words('flat-in-vake'),
  middle_slugs: words('apartment-for-sale'),
  city_names: words('Tbilisi'),
  district_names: words('Vake-Saburtalo'),
  urban_names: words('Vake'),
  addresses: words('Abashidze 48'),
  area: 108,
  area_type_id: 1,
  images: [{ is_main: true, blur: '/blur.webp', thumb: '/thumb.webp', large: '/large.webp' }],
  last_updated_iso: '2026-11-20T09:00:00Z',
  price_band: null,
  metro_station_names: null,
  floor: null,
});
const now = new Date('2026-11-22T09:00:00Z');

let choose: (currencyId: CurrencyId) => void;
function Choice() {
  choose = useCurrency().choose;
  return null;
}

const page = (shown: ReactNode, initialId: CurrencyId = currencyIds.gel) => (
  <PageFrame address="/en/s" messages={{ search }}>
    <CurrencyProvider initialId={initialId}>
      <Choice />
      {shown}
    </CurrencyProvider>
  </PageFrame>
);

beforeEach(() => {
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
let root: Root | null = null;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  document.body.innerHTML = '';
  Cookies.remove(currencyCookie);
});

const storeId = (key: string) => {
  window.localStorage.setItem(key, '[7]');
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

const onRecoverableError = vi.fn();
const hydrate = async (box: HTMLElement, shown: React.ReactElement) => {
  root = await act(async () => hydrateRoot(box, shown, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
};

async function openCard(initialId?: CurrencyId): Promise<HTMLElement> {
  const { box, partNames } = await renderDocument(page(<StatementCard statement={statement} now={now} />, initialId));
  const [gel = '', dollar = ''] = partNames;
  await hydrate(box, page(<CardIsland id={7} parts={{ gel, dollar }} />, initialId));
  return box;
}

const heart = () => screen.getByRole('button', { name: 'Save: Flat in Vake' });
const hide = () => screen.getByRole('button', { name: 'Hide: Flat in Vake' });

describe('a card of a document', () => {
  it('shows what React would, before and after the interactive card replaces it', async () => {
    const box = await openCard();
    const shown = () => [box.textContent, within(box).getByRole('link').getAttribute('href'), box.querySelectorAll('img').length];
    const before = shown();
    expect(before).toEqual([expect.stringMatching(/^1.*₾459,000.*\$170,000.*₾4,250\/m².*Flat in Vake/), expect.any(String), 1]);
    await userEvent.setup().click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(shown()).toEqual(before);
  });

  it('is in the visitor’s currency, and follows the visitor into the other one', async () => {
    const box = await openCard(currencyIds.usd);
    expect(box.textContent).toMatch(/photo\$170,000/);
    await act(async () => choose(currencyIds.gel));
    await waitFor(() => expect(box.textContent).toMatch(/photo₾459,000/));
  });

  it('becomes a favourite by the first press, which keeps the focus and the picture', async () => {
    const box = await openCard();
    const picture = box.querySelector('img');
    await userEvent.setup().click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(heart()).toHaveFocus();
    expect(box.querySelector('img')).toBe(picture);
    expect(window.localStorage.getItem('favourite-statements')).toBe('[7]');
    await userEvent.setup().click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is hidden by the keyboard, whose focus goes to the way back and returns', async () => {
    await openCard();
    const user = userEvent.setup();
    hide().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    expect(window.localStorage.getItem('hidden-statements')).toBe('[7]');
    await user.keyboard('{Enter}');
    expect(hide()).toHaveFocus();
    expect(screen.getByRole('link')).toHaveTextContent('Flat in Vake');
  });

  it('shows from the start that it is a favourite', async () => {
    storeId('favourite-statements');
    await openCard();
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('is not there where it was hidden before', async () => {
    storeId('hidden-statements');
    await openCard();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is whole again where React renders the page once more, in the currency that the visitor has chosen', async () => {
    const { box, partNames } = await renderDocument(page(<StatementCard statement={statement} now={now} />));
    const [gel = '', dollar = ''] = partNames;
    const island = page(<CardIsland id={7} parts={{ gel, dollar }} />);
    await hydrate(box, island);
    await userEvent.setup().click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    const shown = box.innerHTML;
    await act(async () => root?.render(page(null)));
    await act(async () => root?.render(island));
    await waitFor(() => expect(box.innerHTML).toBe(shown));
    await userEvent.setup().click(heart());
    await act(async () => root?.render(page(null)));
    await act(async () => choose(currencyIds.usd));
    await act(async () => root?.render(island));
    await waitFor(() => expect(box.textContent).toMatch(/photo\$170,000/));
    expect(box.querySelectorAll('img')).toHaveLength(1);
  });

  it('stays a favourite when its empty heart is pressed while it becomes one', async () => {
    await openCard();
    await act(async () => {
      heart().click();
      storeId('favourite-statements');
    });
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(window.localStorage.getItem('favourite-statements')).toBe('[7]');
  });

  it('leaves a press on its link alone', async () => {
    const box = await openCard();
    const article = screen.getByRole('article');
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup().click(link);
    expect(within(box).getByRole('article')).toBe(article);
  });
});

it('a card of a client-side navigation is replaced by the interactive one too', async () => {
  const { container } = render(page(<StatementCard statement={statement} now={now} />, currencyIds.usd));
  // Until its code has loaded.
  expect(screen.getByText('₾459,000').closest('.invisible')).not.toBeNull();
  await waitFor(() => expect(container.textContent).toMatch(/photo\$170,000/));
  await userEvent.setup().click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
});

describe('a small card of a document', () => {
  const strip = <StatementStrip headingId="paid" heading={<h2 id="paid">Paid</h2>} statements={[statement]} />;
  async function openStrip(): Promise<HTMLElement> {
    const { box, partNames } = await renderDocument(page(strip));
    const [gel = '', dollar = ''] = partNames;
    const [item] = within(box).getAllByRole('listitem');
    const list = document.createElement('ul');
    list.append(item as HTMLElement);
    box.replaceChildren(list);
    await hydrate(list, page(<StripIsland id={7} parts={{ gel, dollar }} />));
    return list;
  }

  it('follows the visitor into the other currency and keeps its picture', async () => {
    const list = await openStrip();
    const picture = list.querySelector('img');
    expect(list.textContent).toContain('₾459,000');
    await act(async () => choose(currencyIds.usd));
    await waitFor(() => expect(list.textContent).toContain('$170,000'));
    expect(list.textContent).not.toContain('₾459,000');
    expect(list.querySelector('img')).toBe(picture);
  });

  it('leaves no place where the visitor hid the statement', async () => {
    storeId('hidden-statements');
    const list = await openStrip();
    expect(list.children).toHaveLength(0);
  });
});
