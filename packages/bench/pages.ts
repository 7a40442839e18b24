import { launchBrowser } from '@/scripts/site/browser';
import { type PublicPage, publicPages } from '@/scripts/site/public-pages';
import { type RunningSite, startSite } from '@/scripts/site/run-site';
import { barePath, pageBytes, startBareSite } from './pages/bare-site';
import { weighFirstLoad } from './pages/first-load';
import { compareLoad, cpuMsPerRequest } from './pages/measure';
import { type BenchOptions, help, readOptions } from './pages/options';
import { isOverBudget, loadTable, type Timed, type Weighed, weightTable } from './pages/report';

/** The kinds that most visitors open, without error pages. */
const timedPages: ReadonlySet<string> = new Set(['home', 'search', 'statement']);
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

type Bare = { origin: string; options: BenchOptions };

/** @param uncachedOfFive how many of five requests miss the page cache */
async function timePages(
  pages: PublicPage[],
  site: RunningSite,
  { origin, options }: Bare,
  uncachedOfFive = 0,
): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const { name, path } of pages.filter(({ name }) => timedPages.has(name))) {
    const url = site.origin + path;
    const bytes = await pageBytes(url);
    const bareUrl = origin + (await barePath(origin, bytes));
    const cpuMs = uncachedOfFive > 0 ? null : await cpuMsPerRequest(url, site.pid);
    const load = await compareLoad({ url, uncachedOfFive }, { url: bareUrl }, options.connections, options.seconds);
    timed.push({ page: name, bytes, cpuMs, ...load });
    say(`${name}: timed beside ${await pageBytes(bareUrl)} bare bytes`);
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
    const beside = { origin: bare.origin, options };
    let [kept, mixed, rendered]: Timed[][] = [[], [], []];
    if (!options.isSizesOnly) {
      kept = await timePages(pages, first, beside);
      console.log(`\nFrom the memory of the process:\n\n${loadTable(kept)}\n`);
      mixed = await timePages(pages, first, beside, 1);
      console.log(`\nOne in five rendered, the others from memory:\n\n${loadTable(mixed)}\n`);
      await first.stop();
      const second = keep(await startSite({ name: 'bench-pages', isBuilt: true, keepsData: true, pageCacheMb: 0 }));
      rendered = await timePages(pages, second, beside);
      console.log(`\nRendered for each request:\n\n${loadTable(rendered)}\n`);
    }
    if (options.isJson) console.log(JSON.stringify({ weighed, kept, mixed, rendered }));
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
