import { barePath, pageBytes, startBareSite } from './bench-pages/bare-site';
import { compareLoad, weighFirstLoad } from './bench-pages/measure';
import { type BenchOptions, help, readOptions } from './bench-pages/options';
import { isOverBudget, loadTable, type Timed, type Weighed, weightTable } from './bench-pages/report';
import { launchBrowser } from './site/browser';
import { type PublicPage, publicPages } from './site/public-pages';
import { startSite } from './site/run-site';

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

async function timePages(pages: PublicPage[], origin: string, bareOrigin: string, options: BenchOptions): Promise<Timed[]> {
  const timed: Timed[] = [];
  // An error page is nothing that anybody waits for.
  for (const { name, path } of pages.filter(({ name }) => name !== '404')) {
    const bytes = await pageBytes(origin + path);
    const bareUrl = bareOrigin + (await barePath(bareOrigin, bytes));
    timed.push({ page: name, bytes, ...(await compareLoad(origin + path, bareUrl, options.connections, options.seconds)) });
    say(`${name}: timed beside ${await pageBytes(bareUrl)} bare bytes`);
  }
  return timed;
}

async function bench(options: BenchOptions): Promise<void> {
  const site = await startSite({ name: 'bench-pages', isBuilt: options.isBuilt });
  say('site built, seeded and served');
  const bare = await startBareSite().catch(async (error) => {
    await site.stop();
    throw error;
  });
  say('bare page built and served');
  try {
    const pages = await publicPages(site.origin, 'ka');
    const urls = pages.map(({ name, path }) => ({ page: name, url: site.origin + path }));
    const weighed = await weighPages([...urls, { page: 'bare page', url: `${bare.origin}/1000` }]);
    console.log(`\n${weightTable(weighed)}\n`);
    const timed = options.isSizesOnly ? [] : await timePages(pages, site.origin, bare.origin, options);
    if (timed.length > 0) console.log(`\n${loadTable(timed)}\n`);
    if (options.isJson) console.log(JSON.stringify({ weighed, timed }));
    if (weighed.some(isOverBudget)) process.exitCode = 1;
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
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
