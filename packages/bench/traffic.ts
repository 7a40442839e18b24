import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { outputOptions, wholeNumber } from '@/scripts/program-options';
import { readArguments, runProgram } from '@/scripts/run-program';
import { freePort } from '@/scripts/site/free-port';
import { memoryMibOf } from '@/scripts/site/process-use';
import { buildSite, prepareData, type RunningSite, serveSite } from '@/scripts/site/run-site';
import { barePath, startBareSite } from './pages/bare-site';
import { type Address, browserHeaders, collectAddresses, drawTraffic, pageKinds } from './traffic/addresses';
import { costTable, type Pass, passTable } from './traffic/report';
import { sendTraffic } from './traffic/traffic';
import { type Cost, measureUnseen } from './traffic/unseen-pages';

const help = `npm run bench:traffic       guests' traffic on distinct addresses, beside a bare page of the framework
  --requests N                of each of the two passes (20000)
  --connections N             (16)
  --statements N              size of the market (5000)
  --seed N                    of the addresses and their order (37)
  --built                     uses the build in .next instead of building first
  --keep                      uses the market that the last run left
  --database-url postgres://… a server's empty database instead of the embedded one
  --no-bare                   leaves the bare page out
  --json                      one JSON line at the end

Addresses of home, searches (one to four random conditions of every declared filter), statements, articles, brokers and projects in three
languages are drawn by Zipf's law (s = 1) and sent, from a cold start, by autocannon in a process of its own, with Brotli. "from
memory" is the share of pages that the process had already rendered. The second pass repeats the first. Then pages that nobody has
requested are requested one after the other: "CPU ms" is the processor time of the server for one. The bare page is rendered for each of the same requests, with the mean number of bytes of
its kind and the compression that the framework has. Client, server and database share the machine: read the ratios.`;

const { values } = readArguments({
  options: {
    requests: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '16' },
    statements: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '37' },
    built: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    'database-url': { type: 'string', default: '' },
    'no-bare': { type: 'boolean', default: false },
    ...outputOptions,
  },
});

const dataDir = resolve('.cache/bench-traffic');
// An empty value counts as unset: a server's database of the caller's environment is never touched.
const dataEnv = {
  DATA_DIR: dataDir,
  DATABASE_URL: values['database-url'],
  DATA_KEY: Buffer.alloc(32, 'bench').toString('base64'),
  SITE_URL: 'http://localhost',
  // As npm start sets it.
  MALLOC_ARENA_MAX: '2',
  SEED: '1',
  SEED_STATEMENTS: values.statements,
};
const startedMs = performance.now();
const say = (text: string): void =>
  console.error(`[${((performance.now() - startedMs) / 1000).toFixed(0).padStart(4)} s] ${text}`);

type Counts = { hit: number; miss: number };

/** What the page cache has counted, from the metrics. */
async function cacheCounts(metrics: string): Promise<Counts> {
  const text = await (await fetch(metrics)).text();
  const count = (result: string): number =>
    Number(new RegExp(`^aivani_page_cache_requests_total\\{[^}]*result="${result}"[^}]*\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { hit: count('hit'), miss: count('miss') };
}

async function ourPasses(site: RunningSite, metrics: string, paths: string[]): Promise<Pass[]> {
  const passes: Pass[] = [];
  let before = await cacheCounts(metrics);
  for (const name of ['first pass', 'second pass']) {
    const traffic = await sendTraffic({
      origin: site.origin,
      paths,
      connections: Number(values.connections),
      headers: browserHeaders,
    });
    const after = await cacheCounts(metrics);
    const [hits, misses] = [after.hit - before.hit, after.miss - before.miss];
    before = after;
    passes.push({ name, ...traffic, hitShare: hits / (hits + misses), memoryMib: memoryMibOf(site.pid) });
    say(`${name}: ${traffic.requestsPerSecond.toFixed(1)} requests/s`);
  }
  return passes;
}

async function barePass(traffic: Address[], costs: Cost[]): Promise<Pass> {
  const bare = await startBareSite();
  try {
    const paths = new Map<string, string>();
    for (const { kind, bytes } of costs) paths.set(kind, await barePath(bare.origin, bytes));
    const sent = await sendTraffic({
      origin: bare.origin,
      paths: traffic.map(({ kind }, index) => `${paths.get(kind) ?? '/1000'}?n=${index}`),
      connections: Number(values.connections),
      headers: browserHeaders,
    });
    return { name: 'bare page', ...sent, hitShare: null, memoryMib: memoryMibOf(bare.pid) };
  } finally {
    await bare.stop();
  }
}

async function bench(): Promise<string> {
  const [requests, seed] = [wholeNumber(values.requests, 'requests', 1_000_000), wholeNumber(values.seed, 'seed', 1_000_000)];
  wholeNumber(values.connections, 'connections', 256);
  if (!values.built) await buildSite();
  if (!values.keep) rmSync(dataDir, { recursive: true, force: true });
  await prepareData(dataEnv);
  const { SITE_URL: _chosenByPort, ...servedEnv } = dataEnv;
  const serve = (env = {}) => serveSite('.', '/api/health/ready', { ...servedEnv, ...env });
  const addresses = await collectAddresses({
    dataDir,
    ...(values['database-url'] ? { databaseUrl: values['database-url'] } : {}),
    seed,
    serve,
  });
  const traffic = drawTraffic(addresses, requests, seed);
  const paths = traffic.map(({ path }) => path);
  const counts = pageKinds.map((kind) => `${addresses.drawn.filter((address) => address.kind === kind).length} ${kind}`);
  say(`${addresses.drawn.length} addresses (${counts.join(', ')}), ${new Set(paths).size} of them in ${requests} requests`);
  const metricsPort = String(await freePort());
  const site = await serve({ METRICS_PORT: metricsPort });
  const passes: Pass[] = [];
  let costs: Cost[] = [];
  const startMib = memoryMibOf(site.pid);
  try {
    passes.push(...(await ourPasses(site, `http://127.0.0.1:${metricsPort}/api/metrics`, paths)));
    costs = await measureUnseen(site, addresses.unseen);
  } finally {
    await site.stop();
  }
  if (!values['no-bare']) passes.push(await barePass(traffic, costs));
  const [first] = passes;
  const bare = passes.find(({ name }) => name === 'bare page');
  const ratio =
    first && bare
      ? `\n${(first.requestsPerSecond / bare.requestsPerSecond).toFixed(2)} times the bare page in the first pass`
      : '';
  const tables = `${passTable(passes)}\nmemory at the start: ${startMib?.toFixed(0)} MiB${ratio}\n\n${costTable(costs)}`;
  return values.json ? `${tables}\n${JSON.stringify({ passes, costs, startMib })}` : tables;
}

await runProgram({ help, isHelpRequested: values.help, run: bench });
