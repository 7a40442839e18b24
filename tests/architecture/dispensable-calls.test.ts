import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getFooterLinks } from '@/features/app-shell/queries/footer';
import { getSiteFrame } from '@/features/app-shell/queries/site-frame';
import { getBanners } from '@/features/banners/queries/get-banners';
import { getStories } from '@/features/content/queries/content';
import { getHomeProjects } from '@/features/home/queries/home-projects';
import { getPaidExamples } from '@/features/services/queries/paid-examples';
import { getServicePrices } from '@/features/services/queries/service-page';
import { getTopBrokers } from '@/lib/api/companies';

/** What any page, or the first one, can do without. */
const reads: [string, () => Promise<unknown>][] = [
  ['banners', getBanners],
  ['links of the footer', () => getFooterLinks('en')],
  ['the menu that the staff arranged', () => getSiteFrame('en')],
  ['stories', getStories],
  ['prices of services', getServicePrices],
  ['the top brokers', getTopBrokers],
  ['projects', getHomeProjects],
  ['examples of the paid strip', getPaidExamples],
];

let asked: Request[] = [];
beforeEach(() => {
  asked = [];
  // A service that hangs, and time that runs out at once.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => AbortSignal.abort(ms));
  globalThis.__api = {
    fetch: async (request) => {
      asked.push(request);
      throw new Error('no response');
    },
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  globalThis.__api = undefined;
});

it.each(reads)('pages wait a second for %s, once, and the log says so once', async (what, read) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await read();
  const first = asked.length;
  // The banners' service has a second at the gateway, which the browser's calls pass too.
  if (what !== 'banners') expect(asked.map(({ signal }) => signal.reason)).toEqual(asked.map(() => 1000));
  await read();
  await read();
  expect([first > 0, asked.length]).toEqual([true, first]);
  expect(warn.mock.calls).toEqual([[`Pages are without ${what}.`, expect.any(String)]]);
});
