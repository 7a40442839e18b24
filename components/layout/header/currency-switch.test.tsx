import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { CurrencyProvider, useCurrency } from '@/lib/stores/currency';
import { CurrencySegments } from './currency-segments';
import { CurrencySwitch } from './currency-switch';

const labels = { label: 'Currency', gel: 'Georgian lari', dollar: 'US dollar' };

function Shown() {
  return <output>{useCurrency().currencyId}</output>;
}

beforeEach(() => Cookies.remove('currency'));

describe('CurrencySwitch', () => {
  it('starts with what the server read', () => {
    render(
      <CurrencyProvider initialId={2}>
        <CurrencySwitch labels={labels} />
      </CurrencyProvider>,
    );
    expect(screen.getByRole('button', { name: 'US dollar' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Georgian lari' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('changes every price on the page by keyboard and keeps the choice in a cookie', async () => {
    const user = userEvent.setup();
    render(
      <CurrencyProvider initialId={1}>
        <CurrencySwitch labels={labels} />
        <Shown />
      </CurrencyProvider>,
    );
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(Cookies.get('currency')).toBe('dollar');
    await user.tab({ shift: true });
    await user.keyboard(' ');
    expect(screen.getByRole('status')).toHaveTextContent('1');
    expect(Cookies.get('currency')).toBe('gel');
  });

  it('follows the cookie where the page was made for another visitor', () => {
    Cookies.set('currency', 'dollar');
    render(
      <CurrencyProvider initialId={1}>
        <Shown />
      </CurrencyProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });
});

describe('CurrencySegments', () => {
  it('is one choice of two', async () => {
    const user = userEvent.setup();
    render(
      <CurrencyProvider initialId={1}>
        <CurrencySegments labels={labels} />
        <Shown />
      </CurrencyProvider>,
    );
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Georgian lari' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'US dollar' }));
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });
});
