import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { outputOptions, wholeNumber } from '@/scripts/program-options';
import { readArguments, runProgram } from '@/scripts/run-program';
import { prepareData } from '@/scripts/site/run-site';
import { addPeople, classNames, type RequestClass, requestClasses } from './load/classes';
import { type Client, createClient, loadClosed, loadOpen, type Measured, secondsToRecover } from './load/generator';
import { serveWatched, type WatchedServer } from './load/watched-server';
import { textTable } from './text-table';

const help = `npm run bench:load          what overload does to each class of requests, compared with the same build without admission
  --classes A,B               of: ${classNames.join(', ')}; all by default
  --seconds N                 of each load (4)
  --statements N              size of the market (2000)
  --keep                      the data folder of the last run
  --soak MINUTES              instead: 70% of the capacity of API lists and cached pages for so long, with delays and memory
  --json                      one JSON line at the end

The existing build is served on an embedded database. Capacity is the rate of responses on eight connections (a closed loop); then
requests are sent at 2, 4 and 10 times that rate as a Poisson process, regardless of the earlier ones (an open loop). Goodput counts
200s within two seconds. Both processes share the machine: read the ratios.`;

const { values } = readArguments({
  options: {
    classes: { type: 'string', default: classNames.join(',') },
    seconds: { type: 'string', default: '4' },
    statements: { type: 'string', default: '2000' },
    keep: { type: 'boolean', default: false },
    soak: { type: 'string' },
    ...outputOptions,
  },
});

const connections = 8;
const factors = [2, 4, 10];
const capacitySeconds = 4;
const dataDir = resolve('.cache/bench-load');
const say = (text: string): void => console.error(text);

type Row = Measured & { class: string; admission: boolean; capacity: number; factor: number; recoverySeconds: number };
type Probe = { name: string; admission: boolean; answered: number; sent: number; p99Ms: number };

/** Loads one class. @param capacity measured on the other build, so that both meet the same load */
async function loadClass(client: Client, { name, next }: RequestClass, isAdmitting: boolean, capacity: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const factor of factors) {
    const measured = await loadOpen(client, next, capacity * factor, Number(values.seconds));
    const recoverySeconds = await secondsToRecover(client, next);
    rows.push({ ...measured, class: name, admission: isAdmitting, capacity, factor, recoverySeconds });
    say(
      `${name}, ${factor} times, admission ${isAdmitting ? 'on' : 'off'}: ${measured.goodput.toFixed(1)} of ${capacity.toFixed(1)}/s`,
    );
  }
  return rows;
}

/** The response times of other requests while uncached pages are requested at four times their capacity. */
async function probeOthers(client: Client, classes: RequestClass[], isAdmitting: boolean, capacity: number): Promise<Probe[]> {
  const pages = classes.find(({ name }) => name === 'uncached page');
  if (!pages) return [];
  const health: RequestClass['next'] = () => ({ path: '/api/health/live' });
  const probes = [
    { name: 'health', next: health },
    ...classes.filter(({ name }) => name === 'payment' || name === 'API write' || name === 'API list'),
  ];
  const took = new Map<string, number[]>(probes.map(({ name }) => [name, []]));
  const sent = new Map<string, number>();
  let isOver = false;
  const loops = probes.map(async ({ name, next }) => {
    while (!isOver) {
      const { status, tookMs } = await client.send(next());
      sent.set(name, (sent.get(name) ?? 0) + 1);
      if (status === 200) took.get(name)?.push(tookMs);
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  await loadOpen(client, pages.next, capacity * 4, Number(values.seconds) * 2);
  isOver = true;
  await Promise.all(loops);
  return probes.map(({ name }) => {
    const sorted = (took.get(name) ?? []).sort((a, b) => a - b);
    const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? sorted.at(-1) ?? 0;
    return { name, admission: isAdmitting, answered: sorted.length, sent: sent.get(name) ?? 0, p99Ms };
  });
}

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function loadTable(rows: readonly Row[]): string {
  const head = [
    'class',
    'admission',
    'capacity/s',
    'times',
    'goodput/s',
    'of capacity',
    'refused/s',
    'failed/s',
    'p99 ms',
    'recovery s',
  ];
  const lines = rows.map((row) => [
    row.class,
    row.admission ? 'on' : 'off',
    number(row.capacity),
    String(row.factor),
    number(row.goodput),
    `${Math.round((100 * row.goodput) / row.capacity)}%`,
    number(row.refused),
    number(row.failed),
    number(row.p99Ms),
    number(row.recoverySeconds),
  ]);
  return textTable([head, ...lines], 8);
}

function probeTable(probes: readonly Probe[]): string {
  const head = ['while uncached pages come at 4 times', 'admission', 'sent', 'answered', 'p99 ms'];
  const lines = probes.map((probe) => [
    probe.name,
    probe.admission ? 'on' : 'off',
    String(probe.sent),
    String(probe.answered),
    number(probe.p99Ms),
  ]);
  return textTable([head, ...lines], 3);
}

async function soak(server: WatchedServer, classes: RequestClass[], minutes: number): Promise<string> {
  const client = createClient(server.origin);
  const chosen = classes.filter(({ name }) => name === 'API list' || name === 'cached page');
  let turn = 0;
  const next: RequestClass['next'] = () => {
    turn += 1;
    return chosen[turn % chosen.length]?.next() ?? { path: '/' };
  };
  const capacity = await loadClosed(client, next, connections, capacitySeconds);
  const lines: string[][] = [['minute', 'goodput/s', 'p99 ms', 'event loop p99 ms', 'memory MiB']];
  for (let minute = 1; minute <= minutes; minute++) {
    const { goodput, p99Ms } = await loadOpen(client, next, capacity * 0.7, 60);
    lines.push([String(minute), number(goodput), number(p99Ms), number(server.delay().p99Ms), number(server.memoryMib())]);
    say(lines.at(-1)?.join('  ') ?? '');
  }
  client.close();
  return textTable(lines, 5);
}

async function bench(): Promise<string> {
  if (!values.keep || !existsSync(dataDir)) {
    rmSync(dataDir, { recursive: true, force: true });
    await prepareData({ DATA_DIR: dataDir, DATABASE_URL: '', SEED: '1', SEED_STATEMENTS: values.statements });
  }
  const classes = requestClasses(await addPeople(dataDir));
  const wanted = classes.filter(({ name }) => values.classes.split(',').includes(name));
  if (values.soak) {
    const server = await serveWatched(dataDir, true);
    return soak(server, classes, wholeNumber(values.soak, 'soak', 600)).finally(() => server.stop());
  }
  const rows: Row[] = [];
  const probes: Probe[] = [];
  const capacities = new Map<string, number>();
  for (const isAdmitting of [true, false]) {
    const server = await serveWatched(dataDir, isAdmitting);
    const client = createClient(server.origin);
    try {
      for (const requests of wanted) {
        await loadClosed(client, requests.next, connections, 2);
        const capacity = capacities.get(requests.name) ?? (await loadClosed(client, requests.next, connections, capacitySeconds));
        capacities.set(requests.name, capacity);
        rows.push(...(await loadClass(client, requests, isAdmitting, capacity)));
      }
      const pages = capacities.get('uncached page');
      if (pages) probes.push(...(await probeOthers(client, classes, isAdmitting, pages)));
    } finally {
      client.close();
      await server.stop();
    }
  }
  if (values.json) return JSON.stringify({ at: new Date().toISOString(), rows, probes });
  return `${loadTable(rows)}\n\n${probes.length > 0 ? probeTable(probes) : ''}`;
}

await runProgram({ help, isHelpRequested: values.help, run: bench });
