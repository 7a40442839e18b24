import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from '@/components/ui/feedback/toast';

const onUndo = vi.fn();

function Buttons() {
  const toast = useToast();
  return (
    <>
      {['one', 'two', 'three', 'four'].map((text) => (
        <button key={text} type="button" onClick={() => toast.success(`Saved ${text}`)}>
          {text}
        </button>
      ))}
      <button type="button" onClick={() => toast.error('Not saved')}>
        fail
      </button>
      <button type="button" onClick={() => toast.info('Hidden', { action: { label: 'Undo', onAction: onUndo } })}>
        hide
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')].map((toast) => toast.textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onUndo.mockClear();
    render(
      <ToastProvider regionLabel="Messages" closeLabel="Close">
        <Buttons />
      </ToastProvider>,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('shows three at most, the newest at the bottom', async () => {
    for (const name of ['one', 'two', 'three', 'four']) press(name);
    await wait(10);
    expect(shown()).toEqual(['Saved two', 'Saved three', 'Saved four']);
  });

  it('disappears after five seconds', async () => {
    press('one');
    await wait(4900);
    expect(shown()).toHaveLength(1);
    await wait(1000);
    expect(shown()).toHaveLength(0);
  });

  it('keeps an error until it is closed', async () => {
    press('fail');
    await wait(60_000);
    expect(screen.getByRole('alertdialog', { name: 'Not saved' })).toBeInTheDocument();
    press('Close');
    await wait(1000);
    expect(shown()).toHaveLength(0);
  });

  it('undoes once and closes', async () => {
    press('hide');
    await wait(10);
    expect(shown()).toHaveLength(1);
    press('Undo');
    await wait(1000);
    expect(onUndo).toHaveBeenCalledOnce();
    expect(shown()).toHaveLength(0);
  });
});
