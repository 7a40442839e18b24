import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '@/lib/stores/session/session-store';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { AvatarMenu } from './avatar-menu';
import { BalanceCard, BalancePill } from './balance';

const labels = { balance: 'Balance', fill: 'Top up the balance' };

beforeEach(() => {
  useSession.setState({ user: null, isChecked: false });
  window.history.replaceState(null, '', '/en/s?page=2#map');
});

const show = (element: React.ReactElement) => render(<PageFrame address="/en/s?page=2">{element}</PageFrame>);
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('the balance', () => {
  it('is that of the page until the session is known, and of the session from then on', () => {
    const { rerender } = show(<BalanceCard initial={128.5} labels={labels} />);
    expect(screen.getByText('₾128.50')).toBeVisible();
    useSession.setState({
      user: partial<NonNullable<ReturnType<typeof useSession.getState>['user']>>({ balance: 28.5 }),
      isChecked: true,
    });
    rerender(
      <PageFrame address="/en/s?page=2">
        <BalanceCard initial={128.5} labels={labels} />
      </PageFrame>,
    );
    expect(screen.getByText('₾28.50')).toBeVisible();
  });

  it.each([
    ['card', BalanceCard, 'Top up the balance'],
    ['pill', BalancePill, 'Balance ₾5.00 Top up the balance'],
  ])('of a %s is filled over the same page', async (_, Shown, name) => {
    show(<Shown initial={5} labels={labels} />);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', '?fill_balance=true');
    await userEvent.click(link);
    expect(address()).toBe('/en/s?page=2&fill_balance=true#map');
  });

  it('leaves a press that opens a new tab to the browser', () => {
    show(<BalanceCard initial={5} labels={labels} />);
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(address()).toBe('/en/s?page=2#map');
  });

  it('is shown in the header menu with a link to top it up', async () => {
    show(
      <AvatarMenu
        name="Nino"
        identity="Broker · ID 1"
        logo={null}
        balance={128.5}
        hrefs={{ home: '/en', overview: '/en/account', profile: '/en/account/profile' }}
        labels={{
          ...labels,
          menu: 'Account: Nino',
          overview: 'My page',
          profile: 'Profile',
          logOut: 'Log out',
          signingOut: '',
          failed: '',
        }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Account: Nino' }));
    expect(await screen.findByText('₾128.50')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Top up the balance' }));
    expect(address()).toBe('/en/s?page=2&fill_balance=true#map');
  });
});
