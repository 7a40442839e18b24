import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import search from '@/messages/en/search.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { CardShell } from './card-shell';

beforeEach(() => {
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
afterEach(() => vi.useRealTimers());

function renderCard() {
  render(
    <PageFrame address="/en/s" messages={{ search }}>
      <CardShell id={7} title="Flat in Vake">
        <p>the card</p>
      </CardShell>
    </PageFrame>,
  );
  return userEvent.setup({ delay: null });
}

const hide = () => screen.getByRole('button', { name: 'Hide: Flat in Vake' });
const undo = () => screen.getByRole('button', { name: 'Undo' });

it('becomes a row with a way back for five seconds, then nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = renderCard();
  await user.click(hide());
  expect(screen.getByText('This listing will not appear in lists any more.')).toBeVisible();
  expect(screen.queryByText('the card')).toBeNull();
  act(() => vi.advanceTimersByTime(4000));
  expect(undo()).toBeVisible();
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('article')).toBeNull();
  expect(window.localStorage.getItem('hidden-statements')).toBe('[7]');
});

it('comes back by the way back and is forgotten', async () => {
  const user = renderCard();
  await user.click(hide());
  await user.click(undo());
  expect(screen.getByText('the card')).toBeVisible();
  expect(window.localStorage.getItem('hidden-statements')).toBe('[]');
});

it('takes the focus of the keyboard along, and waits for it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = renderCard();
  hide().focus();
  await user.keyboard('{Enter}');
  expect(undo()).toHaveFocus();
  act(() => vi.advanceTimersByTime(6000));
  expect(undo()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(hide()).toHaveFocus();

  await user.keyboard('{Enter}');
  act(() => vi.advanceTimersByTime(6000));
  await user.tab();
  expect(screen.queryByRole('article')).toBeNull();
});

it('keeps its heart pressed', async () => {
  const user = renderCard();
  const heart = screen.getByRole('button', { name: 'Save: Flat in Vake' });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(window.localStorage.getItem('favourite-statements')).toBe('[7]');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

it('is not there from the start where it was hidden before', () => {
  window.localStorage.setItem('hidden-statements', '[7]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'hidden-statements' }));
  renderCard();
  expect(screen.queryByRole('article')).toBeNull();
});
