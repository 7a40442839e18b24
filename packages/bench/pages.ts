import { join } from 'node:path';
import { launchBrowser } from '@/scripts/site/browser';
import { cpuMsOf } from '@/scripts/site/process-use';
import { publicPages } from '@/scripts/site/public-pages';
import { type RunningSite, startSite } from '@/scripts/site/run-site';
import { barePath, pageBytes, startBareSite } from './pages/bare-site';
import { weighFirstLoad } from './pages/first-load';
import { type BenchOptions, help, readOptions } from './pages/options';
import { isOverBudget, loadTable, type Timed, type Weighed, weightTable } from './pages/report';
import { type Addresses, browserHeaders, collectAddresses, type PageKind } from './traffic/addresses';
import { sendTraffic } from './traffic/traffic';

/** The kinds that most visitors open. */
const timedKinds = ['home', 'search', 'statement'] as const;
const pagesMax = 300;
const seed = 37;
const startedMs = performance.now();
const say = (text: string): void => console.log(`[${((performance.now() - startedMs) / 1000).toFixed(0).padStart(4)} s] ${text}`);

async function weighPages(urls: { page: string; url: string }[]): Promise<Weighed[]> {
  const browser = await launchBrowser();
  try {
    const weighed: Weighed[] = [];
    for (const { page, url } of urls) weighed.push({ page, firstLoad: await weighFirstLoad(browser, url) });
    return weighed;
  } finally {
    await browser.close();
  }
}

type Sites = { site: RunningSite; bare: RunningSite; options: BenchOptions };

/** Distinct pages of one kind, the first half of which warms the process up. */
async function timeKind(kind: PageKind, paths: string[], { site, bare, options }: Sites): Promise<Timed> {
  const [warming, timed] = [paths.slice(0, paths.length / 2), paths.slice(paths.length / 2)];
  const { connections } = options;
  const bytes = await pageBytes(site.origin + (warming[0] ?? '/'));
  const barePage = await barePath(bare.origin, bytes);
  const bares = paths.map((_, index) => `${barePage}?n=${index}`);
  const send = ({ origin }: RunningSite, sent: string[]) =>
    sendTraffic({ origin, paths: sent, connections, headers: browserHeaders });
  await send(site, warming);
  await send(bare, bares);
  const before = cpuMsOf(site.pid);
  const ours = await send(site, timed);
  const after = cpuMsOf(site.pid);
  say(`${kind}: ${timed.length} pages timed`);
  const cpuMs = before === null || after === null ? null : (after - before) / timed.length;
  return { page: kind, bytes, cpuMs, ours, bare: await send(bare, bares) };
}

async function timePages(addresses: Addresses, sites: Sites): Promise<Timed[]> {
  const all = [...addresses.unseen, ...addresses.drawn];
  const timed: Timed[] = [];
  for (const kind of timedKinds) {
    const known = all.filter((address) => address.kind === kind).map(({ path }) => path);
    // Home has one address in a language: the same page under others.
    const paths =
      kind === 'home' ? Array.from({ length: pagesMax }, (_, index) => `${known[index % known.length]}?n=${index}`) : known;
    timed.push(await timeKind(kind, paths.slice(0, pagesMax), sites));
  }
  return timed;
}

async function bench(options: BenchOptions): Promise<void> {
  const running: { stop(): Promise<void> }[] = [];
  const keep = <T extends { stop(): Promise<void> }>(started: T): T => {
    running.push(started);
    return started;
  };
  try {
    const first = keep(await startSite({ name: 'bench-pages', isBuilt: options.isBuilt }));
    say('site built, seeded and served');
    const bare = keep(await startBareSite());
    say('bare page built and served');
    const pages = await publicPages(first.origin, 'ka');
    const urls = pages.map(({ name, path }) => ({ page: name, url: first.origin + path }));
    const weighed = await weighPages([...urls, { page: 'bare page', url: `${bare.origin}/1000` }]);
    console.log(`\n${weightTable(weighed)}\n`);
    let timed: Timed[] = [];
    if (!options.isSizesOnly) {
      await first.stop();
      const serve = () => startSite({ name: 'bench-pages', isBuilt: true, keepsData: true });
      const addresses = await collectAddresses({ dataDir: join('.cache', 'bench-pages'), seed, serve });
      timed = await timePages(addresses, { site: keep(await serve()), bare, options });
      console.log(`\nDistinct pages, each rendered once:\n\n${loadTable(timed)}\n`);
    }
    if (options.isJson) console.log(JSON.stringify({ weighed, timed }));
    if (weighed.some(isOverBudget)) process.exitCode = 1;
  } finally {
    await Promise.all(running.map((each) => each.stop()));
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await bench(options);
  else console.log(help);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
