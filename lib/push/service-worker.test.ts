import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { locales, splitLocale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';

const origin = 'https://aivani.example';
const script = readFileSync('public/sw.js', 'utf8');

type Handler = (event: Record<string, unknown>) => void;
type Tab = { focused: number; addresses: string[]; focus(): Promise<void>; navigate(address: string): Promise<void> };

let handlers: Map<string, Handler>;
let shown: [string, Record<string, unknown>][];
let opened: string[];
let tabs: Tab[];
let isOnline: boolean;
/** URLs whose responses were cached. */
let kept: string[];

/** Runs the file that browsers get, with stubs of the globals of a worker. */
function openWorker(): void {
  [handlers, shown, opened, tabs, isOnline, kept] = [new Map(), [], [], [], false, []];
  const self = {
    location: new URL(origin),
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push([title, options]),
    },
    clients: { matchAll: async () => tabs, openWindow: async (address: string) => void opened.push(address) },
  };
  const cache = {
    match: async (asked: string | { url: string }) =>
      typeof asked === 'string' ? `offline page of ${asked.split('/').at(-1)}` : undefined,
    put: async ({ url }: { url: string }) => void kept.push(url),
  };
  const network = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response('fresh');
  };
  runInNewContext(script, { self, URL, Promise, Object, caches: { open: async () => cache }, fetch: network });
}
const createTab = (): Tab => {
  const tab: Tab = {
    focused: 0,
    addresses: [],
    focus: async () => {
      tab.focused += 1;
    },
    navigate: async (address) => {
      tab.addresses.push(address);
    },
  };
  return tab;
};
/** Sends an event and waits for the promises that the worker passed to `waitUntil`. */
async function send(name: string, event: Record<string, unknown>): Promise<void> {
  const works: Promise<unknown>[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
}
const press = async (url: string | undefined): Promise<number> => {
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  await send('notificationclick', { notification: { data: url === undefined ? undefined : { url }, close } });
  return closed;
};
beforeEach(openWorker);

describe('a push', () => {
  it('is shown as it was sent, in its language, and replaces an earlier one of its search', async () => {
    const message = { title: 'New: 2', body: '“Vake”: 2 found.', url: '/en/account/searches/5', tag: 'search-5', lang: 'en' };
    await send('push', { data: { json: () => message } });
    const { title, url, ...others } = message;
    expect(shown).toEqual([[title, { ...others, icon: '/assets/brand/icon-192.png', data: { url } }]]);
  });

  it('without a message shows nothing', async () => {
    await send('push', { data: null });
    await send('push', { data: { json: () => ({}) } });
    expect(shown).toEqual([]);
  });
});

describe('a press on an alert', () => {
  it('closes it and opens its page in a new tab', async () => {
    expect(await press('/en/account/searches/5')).toBe(1);
    expect(opened).toEqual([`${origin}/en/account/searches/5`]);
  });

  it('continues in an open tab of the site', async () => {
    const tab = createTab();
    tabs.push(tab);
    await press('/ru/account/searches/5');
    expect([tab.focused, tab.addresses, opened]).toEqual([1, [`${origin}/ru/account/searches/5`], []]);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'])('never leads to %s', async (url) => {
    await press(url);
    expect(opened).toEqual([origin]);
  });

  it('of an older version, which named no page, opens the site', async () => {
    await press(undefined);
    expect(opened).toEqual([`${origin}/`]);
  });
});

describe('a request for a page or for data', () => {
  /** The worker's response while offline; null where it leaves the request to the browser. */
  const answer = async (path: string, mode: string, method = 'GET'): Promise<string | null> => {
    let answered: Promise<string> | null = null;
    const respondWith = (one: Promise<string>) => {
      answered = one;
    };
    await send('fetch', { request: { url: `${origin}${path}`, method, mode }, respondWith });
    return answered;
  };

  it.each([
    ['/api/auth-service/auth/grouped-info', 'cors'],
    ['/api/images/a.webp', 'no-cors'],
    ['/api/v1/users/export', 'navigate'],
    ['/account/statements?_rsc=1', 'cors'],
    ['/en/account/profile', 'same-origin'],
  ])('V14.3.2 only the network answers %s', async (path, mode) => expect(await answer(path, mode)).toBeNull());

  it('V14.3.2 an account page is never cached: offline, the offline page replaces it', async () => {
    for (const path of locales.map((locale) => localePath(locale, '/account/profile')))
      expect(await answer(path, 'navigate')).toBe(`offline page of ${splitLocale(path).locale}`);
    expect(kept).toEqual([]);
  });

  it('V14.3.2 only fonts and illustrations are cached', async () => {
    isOnline = true;
    for (const path of ['/account/profile', '/en/s', '/assets/fonts/a.woff2']) await answer(path, 'navigate');
    expect(kept).toEqual([`${origin}/assets/fonts/a.woff2`]);
  });
});
