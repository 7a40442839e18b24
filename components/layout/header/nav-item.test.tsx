import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PageFrame } from '@/tests/setup/page-frame';
import { NavItem } from './nav-item';
import { NavLinks } from './nav-links';

const links = [
  { key: 'all', label: 'All listings', href: '/en/s/for-sale' },
  { key: 'apartment', label: 'Apartments', href: '/en/s/apartments-for-sale' },
];

function show(address: string) {
  return render(
    <PageFrame address={address}>
      <ul>
        <NavItem label="Buy" href="/en/s/for-sale" isExternal={false} addresses={links.map((link) => link.href).join(' ')}>
          <NavLinks links={links} />
        </NavItem>
      </ul>
    </PageFrame>,
  );
}

describe('NavItem', () => {
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
    expect(screen.getByRole('button', { name: 'Buy' })).toHaveFocus();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says which of its entries is the present page', async () => {
    const user = userEvent.setup();
    show('/en/s/apartments-for-sale?page=2');
    await user.click(screen.getByRole('button', { name: 'Buy' }));
    expect(screen.getByRole('link', { name: 'Apartments' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'All listings' })).not.toHaveAttribute('aria-current');
  });
});
