import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PageFrame } from '@/tests/setup/page-frame';
import type { MenuEntry } from './menu-entries';
import { NavBar } from './nav-bar';
import { NavList, navListId } from './nav-list';

const links = [
  { key: 'all', label: 'All listings', href: '/en/s/for-sale' },
  { key: 'apartment', label: 'Apartments', href: '/en/s/apartments-for-sale' },
];

const entryOf = (key: string, label: string, children: MenuEntry['children']): MenuEntry => ({
  ...{ key, label, children, href: `/en/${key}`, isExternal: false, badge: undefined },
});
const items = [
  entryOf('sale', 'Buy', links),
  entryOf('rent', 'Rent', [{ key: 'all', label: 'To rent', href: '/en/s/for-rent' }]),
];
const addresses = Object.fromEntries(items.map(({ key, children }) => [navListId(key), children.map(({ href }) => href)]));

function show(address: string) {
  return render(
    <PageFrame address={address}>
      <NavBar label="Main" addresses={addresses}>
        <NavList items={[...items, entryOf('blog', 'Blog', [])]} />
      </NavBar>
      <p>Elsewhere</p>
    </PageFrame>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });

describe('NavBar', () => {
  it('opens its list by keyboard and walks through it', async () => {
    const user = userEvent.setup();
    show('/en');
    await user.tab();
    await user.keyboard('{Enter}{Tab}{Tab}');
    expect(screen.getByRole('link', { name: 'Apartments' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Apartments' })).toHaveAttribute('href', '/en/s/apartments-for-sale');
  });

  it('closes on Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    show('/en');
    await user.tab();
    await user.keyboard('{Enter}{Tab}{Escape}');
    expect(button('Buy')).toHaveFocus();
    expect(button('Buy')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Apartments' })).not.toBeInTheDocument();
  });

  it('marks the link to the current page', async () => {
    const user = userEvent.setup();
    show('/en/s/apartments-for-sale?page=2');
    await user.click(button('Buy'));
    expect(screen.getByRole('link', { name: 'Apartments' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'All listings' })).not.toHaveAttribute('aria-current');
  });

  it('shows one list at a time, and none after a press or a focus elsewhere', async () => {
    const user = userEvent.setup();
    show('/en');
    await user.click(button('Buy'));
    expect(button('Buy')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Rent'));
    expect(screen.queryByRole('link', { name: 'Apartments' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To rent' })).toBeInTheDocument();
    await user.click(screen.getByText('Elsewhere'));
    expect(button('Rent')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Rent'));
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'To rent' })).not.toBeInTheDocument();
  });

  it('closes its list when a link of it is followed', async () => {
    const user = userEvent.setup();
    show('/en');
    await user.click(button('Buy'));
    const link = screen.getByRole('link', { name: 'Apartments' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(link).not.toBeVisible();
  });

  it('highlights the entry that leads to the current page', async () => {
    const { container } = show('/en/s/for-rent');
    expect(container.querySelector('style')).toHaveTextContent('[aria-controls="nav-rent"]');
  });
});
