import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CurrencyProvider } from '@/lib/stores/currency';
import layout from '@/messages/en/layout.json';
import services from '@/messages/en/services.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { renderServerTree } from '@/tests/setup/server-tree';
import { Header } from './header';
import type { MenuEntry, SiteLinks } from './menu-entries';
import { readMenuTexts } from './menu-texts';
import { MobileMenuPanel } from './mobile-menu-panel';

vi.mock('next-intl/server', async () => (await import('@/tests/setup/server-tree')).serverTranslations({ layout, services }));

const own: SiteLinks = {
  ...{ siteName: 'Aivani', phone: '032 2 00 00 00', auctionUrl: '/en/s?is_auction=1' },
  ...{ addStatementUrl: '/en/create', loanPath: '/en/?take_loan=true&isntStatement=true' },
};
const interior: MenuEntry = {
  ...{ key: 'property_reformation', label: 'Renovation', href: 'https://interior.example', isExternal: true },
  ...{ badge: undefined, children: [] },
};
const currencyLabels = { label: 'Currency', gel: 'Georgian lari', dollar: 'US dollar' };

async function open(bar: ReactNode) {
  document.body.innerHTML = await renderServerTree(
    <PageFrame address="/en" messages={{ layout, services }}>
      <CurrencyProvider initialId={1}>{bar}</CurrencyProvider>
    </PageFrame>,
  );
}
const openHeader = (links = own) => open(<Header entries={[]} badges={{}} links={links} hasCompanies />);
const openMenu = (links = own) =>
  readMenuTexts(links.phone).then((texts) =>
    open(<MobileMenuPanel items={[interior]} links={links} currencyLabels={currencyLabels} texts={texts} hasCompanies />),
  );
const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the top bar', () => {
  it('leads to the auction, developers, tours and the mortgage, and calls', async () => {
    await openHeader();
    expect(linksIn('Secondary navigation')).toEqual([
      ['Auction', '/en/s?is_auction=1'],
      ['Developers', '/en/developerebi?activeTab=2'],
      ['3D tour', '/en/3d-turi'],
      ['Photo tour', '/en/photo-tour'],
      ['Mortgage loan', own.loanPath],
    ]);
    expect(screen.getByRole('link', { name: 'Call 032 2 00 00 00' })).toHaveAttribute('href', 'tel:+995322000000');
  });

  it('leads to the auction of another site where one is configured', async () => {
    await openHeader({ ...own, auctionUrl: 'https://auction.example' });
    expect(linksIn('Secondary navigation')[0]).toEqual(['Auction', 'https://auction.example']);
  });
});

describe('the mobile menu', () => {
  it('leads to the mortgage, valuation, measurement, the register, developers, the auction and the other services', async () => {
    await openMenu();
    expect(linksIn('Main navigation')).toEqual([
      ['RenovationNew', 'https://interior.example'],
      ['Favourites', '/en/favorites'],
      ['Mortgage loan', own.loanPath],
      ['Valuation', '/en/shefaseba'],
      ['Measurement', '/en/azomva/MeasurmentView'],
      ['Public registry', '/en/booking-service'],
      ['Developers', '/en/developerebi?activeTab=2'],
      ['Auction', '/en/s?is_auction=1'],
      ['Facebook boost', '/en/facebook'],
      ['Legal check', '/en/check-real-estate'],
      ['VIP listing', '/en/VIP'],
      ['3D tour', '/en/3d-turi'],
      ['Photo tour', '/en/photo-tour'],
      ['AI estimate', '/en?ai_modal=true'],
    ]);
  });

  it('is read in the order in which it is seen: whose account it is, the add button, the account', async () => {
    const texts = await readMenuTexts(own.phone);
    const slots = { identity: <a href="/en/account/profile">Nino</a>, account: <a href="/en/account">Overview</a> };
    await open(
      <MobileMenuPanel {...slots} items={[]} links={own} currencyLabels={currencyLabels} texts={texts} hasCompanies={false} />,
    );
    const [first, second, third] = screen.getAllByRole('link').map((link) => link.textContent);
    expect([first, second, third]).toEqual(['Nino', 'Post a listing', 'Overview']);
  });

  it('marks renovation as new', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: /^Renovation/ })).toHaveTextContent('RenovationNew');
  });

  it('leads to the auction of another site where one is configured', async () => {
    await openMenu({ ...own, auctionUrl: 'https://auction.example' });
    expect(linksIn('Main navigation')).toContainEqual(['Auction', 'https://auction.example']);
  });
});
