import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '@/lib/domain/time/duration';
import { sessionMarker } from '@/lib/session';
import { latestSearchReport, rememberSearchReport } from './search-reports';

const uuid = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const stored = () => JSON.parse(window.localStorage.getItem('search_report_uuids') ?? '[]');

beforeEach(() => {
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  Cookies.remove('search_report_uuid');
  Cookies.set(sessionMarker, '1');
});

describe('search reports', () => {
  it('keep the latest in a cookie for two days', () => {
    const written: string[] = [];
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => cookie?.get?.call(document),
      set: (text: string) => {
        written.push(text);
        cookie?.set?.call(document, text);
      },
    });
    rememberSearchReport(uuid(1));
    Reflect.deleteProperty(document, 'cookie');
    expect(latestSearchReport()).toBe(uuid(1));
    const [, expires = ''] = /expires=([^;]+)/.exec(written.join()) ?? [];
    const days = (new Date(expires).getTime() - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(1.99);
    expect(days).toBeLessThanOrEqual(2);
  });

  it('keep the last five in local storage, latest first, each once', () => {
    for (const digit of [1, 2, 3, 4, 5, 6, 3]) rememberSearchReport(uuid(digit));
    expect(stored()).toEqual([3, 6, 5, 4, 2].map(uuid));
  });

  it('get their own id for a guest, whose page is everybody’s', () => {
    Cookies.remove(sessionMarker);
    rememberSearchReport(uuid(1));
    const first = latestSearchReport();
    rememberSearchReport(uuid(1));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(new Set([first, latestSearchReport(), uuid(1)]).size).toBe(3);
  });

  it('refuse what is not a report id', () => {
    rememberSearchReport('not-a-uuid; path=/');
    expect(stored()).toEqual([]);
    expect(latestSearchReport()).toBeUndefined();
  });
});
