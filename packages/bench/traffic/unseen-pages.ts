import { statementIdFrom } from '@/lib/routes/addresses/statement-address';
import { cpuMsOf } from '@/scripts/site/process-use';
import { type Address, apiHeaders, pageKinds } from './addresses';

/** The mean of requests to distinct addresses: processor milliseconds of the server, null where the system does not report them. */
export type Cost = { kind: string; count: number; cpuMs: number | null; bytes: number };

const homes = ['/', '/en', '/ru'];
const homeCount = 60;

type Probe = { kind: string; headers: Record<string, string>; paths: string[] };

/** Each kind of page at addresses that nobody has requested yet, and the API behind statements and lists. */
function probesOf(unseen: readonly Address[]): Probe[] {
  const pathsOf = (kind: Address['kind']): string[] => unseen.filter((address) => address.kind === kind).map(({ path }) => path);
  // There is one home page in a language: the same page at other addresses.
  const fresh = Array.from({ length: homeCount }, (_, index) => `${homes[index % homes.length]}?fresh=${index}`);
  const statements = pathsOf('statement').map((path) => `/api/microservice/statements/${statementIdFrom(path)}`);
  const lists = pathsOf('search').flatMap((path) => {
    const [, query] = path.split('?');
    return query === undefined ? [] : [`/api/microservice/statements?per_page=20&${query}`];
  });
  return [
    ...pageKinds.map((kind) => ({ kind, headers: {}, paths: kind === 'home' ? fresh : pathsOf(kind) })),
    { kind: 'API statement', headers: apiHeaders, paths: statements },
    { kind: 'API list', headers: apiHeaders, paths: lists },
  ];
}

async function measure(site: { origin: string; pid: number }, { kind, headers, paths }: Probe): Promise<Cost> {
  let bytes = 0;
  const before = cpuMsOf(site.pid);
  for (const path of paths) {
    const response = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br', ...headers } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    bytes += (await response.arrayBuffer()).byteLength;
  }
  const after = cpuMsOf(site.pid);
  const cpuMs = before === null || after === null ? null : (after - before) / paths.length;
  return { kind, count: paths.length, cpuMs, bytes: Math.round(bytes / paths.length) };
}

/** Requests unseen pages one after the other. */
export async function measureUnseen(site: { origin: string; pid: number }, unseen: readonly Address[]): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const probe of probesOf(unseen)) if (probe.paths.length > 0) costs.push(await measure(site, probe));
  return costs;
}
