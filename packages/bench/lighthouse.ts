import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright';
import { locales } from '@/lib/contracts/locales';
import { outputOptions, wholeNumber } from '@/scripts/program-options';
import { browserOptions } from '@/scripts/site/browser';
import { chosenLocales, type PublicPage, publicPageKinds, publicPages } from '@/scripts/site/public-pages';
import { startSite } from '@/scripts/site/run-site';
import { textTable } from './text-table';

const help = `Runs Lighthouse as a phone on every kind of public page and prints the median of its runs.

Usage: npm run lighthouse -- [options]

  --runs 5        how often each page is loaded
  --all-locales   every language instead of only Georgian
  --locale en     one other language
  --pages a,b     only these: ${publicPageKinds.join(', ')}
  --origin URL    a site that runs already, instead of building, seeding and serving this one
  --built         uses the build in .next instead of building first
  --json          prints one JSON line at the end, after the table
  --help          shows this text

Lighthouse comes from the registry at the first run; it is too large to be installed with the project.
It simulates a slow phone from what it measured, so other work on the machine lowers the performance.`;

const lighthouse = 'lighthouse@13.5.0';
const runTimeoutMs = 180_000;
const isWindows = process.platform === 'win32';
const folder = join('.cache', 'lighthouse');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;

type Category = (typeof categories)[number];
type Metric = (typeof metrics)[number];
/** The fields of a report that are read: scores from 0 to 1, numeric values in milliseconds or, for the layout shift, without a unit. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
};
/** Scores from 0 to 100; `lacking` names the audits of the other three categories that fail in any run. */
type Result = { page: string; scores: Record<Category, number>; metrics: Record<Metric, number>; lacking: string[] };

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Installs Lighthouse in npm's cache, if it is not there. @returns its executable */
async function installLighthouse(): Promise<string> {
  const printFirstFolder = ['node', '-p', 'process.env.PATH.split(path.delimiter)[0]'];
  const { stdout } = await promisify(execFile)('npm', ['exec', '--yes', '--package', lighthouse, '--', ...printFirstFolder], {
    shell: isWindows,
  });
  return join(stdout.trim(), isWindows ? 'lighthouse.cmd' : 'lighthouse');
}

async function runOnce(program: string, url: string, file: string): Promise<Report> {
  const { executablePath = chromium.executablePath(), args = [], env } = await browserOptions();
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=--headless ${args.join(' ')}`,
    `--only-categories=${categories.join(',')}`,
  ];
  await promisify(execFile)(program, [url, ...flags], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath } as NodeJS.ProcessEnv,
    timeout: runTimeoutMs,
    shell: isWindows,
  });
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function lackingAudits(report: Report): string[] {
  const refs = categories.filter((name) => name !== 'performance').flatMap((name) => report.categories[name].auditRefs);
  const failed = refs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1);
  return failed.map(({ id }) => `${id}: ${report.audits[id]?.title}`);
}

async function measure(program: string, { name, locale, path }: PublicPage, origin: string, runs: number): Promise<Result> {
  const reports: Report[] = [];
  for (let run = 1; run <= runs; run += 1) {
    reports.push(await runOnce(program, origin + path, join(folder, `${name}-${locale}-${run}.json`)));
  }
  const middle = <Name extends string>(names: readonly Name[], read: (report: Report, name: Name) => number) =>
    Object.fromEntries(names.map((each) => [each, median(reports.map((report) => read(report, each)))])) as Record<Name, number>;
  return {
    page: `${name} ${locale}`,
    scores: middle(categories, (report, category) => Math.round((report.categories[category].score ?? 0) * 100)),
    metrics: middle(metrics, (report, metric) => report.audits[metric]?.numericValue ?? Number.NaN),
    lacking: [...new Set(reports.flatMap(lackingAudits))],
  };
}

function resultTable(results: Result[]): string {
  const rows = results.map(({ page, scores, metrics: values }) => [
    page,
    ...categories.map((name) => String(scores[name])),
    (values['largest-contentful-paint'] / 1000).toFixed(2),
    values['cumulative-layout-shift'].toFixed(3),
    values['total-blocking-time'].toFixed(0),
  ]);
  return textTable(
    [['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'CLS', 'TBT ms'], ...rows],
    categories.length + metrics.length,
  );
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      origin: { type: 'string' },
      locale: { type: 'string' },
      pages: { type: 'string', default: publicPageKinds.join() },
      'all-locales': { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      ...outputOptions,
    },
  });
  const locale = locales.find((each) => each === values.locale);
  if (values.locale && !locale) throw new Error(`--locale takes ${locales.join(', ')}, not "${values.locale}".`);
  return {
    ...values,
    runs: wholeNumber(values.runs, 'runs', 25),
    pages: values.pages.split(','),
    locales: locale ? [locale] : chosenLocales(values['all-locales']),
  };
}

async function measureAll({ runs, pages, origin, locales, built, json }: ReturnType<typeof readOptions>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const site = origin ? undefined : await startSite({ name: 'lighthouse-data', isBuilt: built });
  const address = origin ?? site?.origin ?? '';
  try {
    const program = await installLighthouse();
    const results: Result[] = [];
    for (const locale of locales) {
      for (const page of (await publicPages(address, locale)).filter(({ name }) => pages.includes(name))) {
        results.push(await measure(program, page, address, runs));
        console.log(`${page.name} ${locale}: ${runs} runs`);
      }
    }
    console.log(`\n${resultTable(results)}\n`);
    for (const { page, lacking } of results) for (const audit of lacking) console.log(`${page}: ${audit}`);
    if (json) console.log(JSON.stringify(results));
  } finally {
    await site?.stop();
  }
}

try {
  const options = readOptions();
  if (options.help) console.log(help);
  else await measureAll(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
