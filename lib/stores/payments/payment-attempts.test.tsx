import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimDrafts, clearDrafts } from '@/lib/stores/drafts';
import { dropAttempts, endAttempts, findAttempt, rememberPayment } from './payment-attempts';

const body = { amount: 20 };
const begin = new Date('2026-11-20T09:00:00Z');
const now = () => Date.now();
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(begin);
  clearDrafts();
  claimDrafts(1);
});
afterEach(() => vi.useRealTimers());

const keyOf = (openedAtMs = now(), given: object = body, name = 'fill') => findAttempt(name, given, openedAtMs).key;

describe('the key of an attempt', () => {
  it('is the same for the same body, on this page, a later one and in another tab', () => {
    const key = keyOf();
    expect(key).toMatch(/^[\w-]{16,64}$/);
    pass(1);
    expect(keyOf()).toBe(key);
  });

  it('is another one for another body, another name and another person', () => {
    const key = keyOf();
    expect(keyOf(now(), { amount: 21 })).not.toBe(key);
    expect(keyOf(now(), body, 'pay')).not.toBe(key);
    claimDrafts(2);
    expect(keyOf()).not.toBe(key);
  });

  it('carries an rnd below 1000 that stays with it and is stored in local storage', () => {
    const { rnd } = findAttempt('fill', body, now());
    expect(Number.isInteger(rnd) && rnd >= 0 && rnd < 1000).toBe(true);
    expect(window.localStorage.getItem('rnd')).toBe(String(rnd));
    expect(findAttempt('fill', body, now()).rnd).toBe(rnd);
  });

  it('is new for what is bought again after the payment has ended, and the old one on pages that were open before', () => {
    const opened = now();
    const key = keyOf(opened);
    rememberPayment(key, 7);
    pass(1);
    endAttempts({ paymentId: 8 });
    expect(keyOf()).toBe(key);
    endAttempts({ paymentId: 7 });
    expect(keyOf(opened)).toBe(key);
    pass(1);
    expect(keyOf()).not.toBe(key);
  });

  it('is new on every page after the payment has failed', () => {
    const opened = now();
    const key = keyOf(opened);
    rememberPayment(key, 7);
    dropAttempts(7);
    expect(keyOf(opened)).not.toBe(key);
  });

  it('ends a quarter of an hour after it was made', () => {
    const key = keyOf();
    pass(14);
    expect(keyOf()).toBe(key);
    pass(2);
    expect(keyOf()).not.toBe(key);
  });

  it('stores nothing of what was typed', () => {
    keyOf(now(), { personal_number: '01001012345' });
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('01001012345');
  });
});
