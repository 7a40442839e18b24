import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { PhoneRevealResult } from '@/lib/api/reveal-phone';
import common from '@/messages/en/common.json';
import phone from '@/messages/en/phone.json';
import { PhoneProvider } from './phone-provider';
import { PhoneReveal } from './phone-reveal';

/** Responses that the test releases, and how often the number was requested. */
function questions() {
  const pending: ((answer: PhoneRevealResult) => void)[] = [];
  return {
    asked: () => pending.length,
    ask: () => new Promise<PhoneRevealResult>((resolve) => pending.push(resolve)),
    answer: (answer: PhoneRevealResult) => pending.at(-1)?.(answer),
  };
}

function open(ask: () => Promise<PhoneRevealResult>) {
  render(
    <NextIntlClientProvider locale="en" messages={{ common, phone }}>
      <PhoneProvider requestPhone={ask}>
        <PhoneReveal masked="599 00 •• ••" digits="599 00" siteName="Aivani" />
      </PhoneProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: /Show number/ });

describe('PhoneReveal', () => {
  it('shows the number in the place of the button as a link that dials and has the focus', async () => {
    const user = open(async () => ({ kind: 'shown', phone: '599001234' }));
    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: 'Call 599 00 12 34' });
    expect(link).toHaveAttribute('href', 'tel:+995599001234');
    expect(link).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Show number/ })).not.toBeInTheDocument();
  });

  it('sends one request however often it is clicked while the response is pending', async () => {
    const { ask, asked, answer } = questions();
    const user = open(ask);
    await user.click(button());
    const waiting = screen.getByRole('button', { name: /Showing the number/ });
    expect(waiting).toHaveAttribute('aria-busy', 'true');
    await user.click(waiting);
    await user.keyboard('{Enter}');
    expect(asked()).toBe(1);
    answer({ kind: 'shown', phone: '599001234' });
    expect(await screen.findByRole('link')).toBeInTheDocument();
  });

  it('says after too many numbers when to try again, and keeps the button', async () => {
    const user = open(async () => ({ kind: 'limited', minutes: 12 }));
    await user.click(button());
    expect(await screen.findByRole('status')).toHaveTextContent('You can go on in 12 minutes.');
    expect(button()).toHaveFocus();
  });

  it('says that the number could not be shown and shows it on the next click', async () => {
    const { ask, answer } = questions();
    const user = open(ask);
    await user.click(button());
    answer({ kind: 'failed' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The number could not be shown');
    await user.keyboard('{Enter}');
    answer({ kind: 'shown', phone: '599001234' });
    expect(await screen.findByRole('link', { name: /Call/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('treats a missing response as a failure', async () => {
    const user = open(() => Promise.reject(new Error('no network')));
    await user.click(button());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(button()).toBeEnabled();
  });

  it('copies the number without its spaces', async () => {
    const user = open(async () => ({ kind: 'shown', phone: '+995599001234' }));
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: 'Copy the number' }));
    expect(await screen.findByText('Number copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('599001234');
  });
});
