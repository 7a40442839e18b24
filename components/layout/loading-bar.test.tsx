import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishLoading, startLoading } from '@/lib/loading-progress';
import { PageFrame } from '@/tests/setup/page-frame';
import { LoadingBar } from './loading-bar';

const bar = () => document.querySelector('#nprogress .bar');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function Page({ address }: { address: string }) {
  return (
    <PageFrame address={address}>
      <LoadingBar />
      <a href="/en/s">Search</a>
      <a href="/en#content">Content</a>
      <a href="https://example.org/">Elsewhere</a>
    </PageFrame>
  );
}

// The router's links stop the browser from navigating; here all do.
const stay = (event: Event) => event.preventDefault();

// The bar's code comes with the first navigation.
beforeAll(async () => {
  startLoading();
  finishLoading();
  await vi.dynamicImportSettled();
});
beforeEach(() => {
  document.addEventListener('click', stay);
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/en');
});
afterEach(() => {
  finishLoading();
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  document.removeEventListener('click', stay);
});

describe('LoadingBar', () => {
  it('appears 150 ms after a link within the site was pressed', () => {
    render(<Page address="/en" />);
    fireEvent.click(screen.getByText('Search'));
    wait(149);
    expect(bar()).toBeNull();
    wait(1);
    expect(bar()).not.toBeNull();
  });

  it('never appears for a page that loads sooner', () => {
    const { rerender } = render(<Page address="/en" />);
    fireEvent.click(screen.getByText('Search'));
    wait(100);
    rerender(<Page address="/en/s" />);
    wait(1000);
    expect(bar()).toBeNull();
  });

  it('stays at least 200 ms, then goes', () => {
    const { rerender } = render(<Page address="/en" />);
    fireEvent.click(screen.getByText('Search'));
    wait(150);
    rerender(<Page address="/en/s" />);
    wait(199);
    expect(bar()).not.toBeNull();
    wait(1000);
    expect(bar()).toBeNull();
  });

  it('fills over 5,000 ms and waits for the page just before its end', () => {
    render(<Page address="/en" />);
    fireEvent.click(screen.getByText('Search'));
    // It appears after 150 ms and takes a step every 100 ms; the library draws a step on the next turn of the clock.
    const filled = () => Number(/-?[\d.]+(?=%)/.exec(bar()?.getAttribute('style') ?? '')?.[0]) + 100;
    wait(150 + 2500);
    expect(filled()).toBeGreaterThan(45);
    expect(filled()).toBeLessThan(55);
    wait(2500);
    expect(filled()).toBeGreaterThan(95);
    wait(5000);
    expect(filled()).toBe(99);
  });

  it.each(['Content', 'Elsewhere'])('does not appear for "%s", which leads to no other page of the site', (name) => {
    render(<Page address="/en" />);
    fireEvent.click(screen.getByText(name));
    wait(1000);
    expect(bar()).toBeNull();
  });

  it('does not appear for a link that opens in another tab', () => {
    render(<Page address="/en" />);
    fireEvent.click(screen.getByText('Search'), { ctrlKey: true });
    wait(1000);
    expect(bar()).toBeNull();
  });

  it('appears for a step in the history', () => {
    render(<Page address="/en" />);
    window.history.replaceState(null, '', '/en/s');
    fireEvent.popState(window);
    wait(150);
    expect(bar()).not.toBeNull();
  });
});
