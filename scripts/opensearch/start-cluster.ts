import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../site/free-port';
import { findPrograms } from './find-programs';
import { installOpensearch } from './install';
import { createPart, type Part, unprivileged } from './part';

export type OpensearchCluster = {
  /** One address for each node, in the order of `kill` and `start`. */
  urls: string[];
  /** Ends a node; SIGKILL as a crash does. */
  kill(index: number, signal?: NodeJS.Signals): Promise<void>;
  start(index: number): Promise<void>;
  /** Ends all nodes and deletes their temporary folder. The end of this process does the same. */
  stop(): Promise<void>;
};

type ClusterOptions = {
  nodes: number;
  /** Java's heap of each node; the process takes about 200 MB more. */
  heapMb: number;
  /** Keeps the data; without it they live in a temporary folder. */
  folder?: string;
  /** HTTP port of the first node, the others follow it; without it, free ports. */
  port?: number;
};

type Node = { name: string; port: number; transportPort: number };

const host = '127.0.0.1';
const nodesMax = 9;
const graceMs = 15_000;

/** Makes the user who runs the nodes the owner: OpenSearch refuses to run as root. */
function giveAway(folder: string): void {
  chmodSync(folder, 0o755);
  if (!unprivileged.uid) return;
  chownSync(folder, unprivileged.uid, unprivileged.gid);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, path), unprivileged.uid, unprivileged.gid);
}

const discoveryOf = (nodes: Node[], isFirstStart: boolean): Record<string, unknown> =>
  nodes.length === 1
    ? { 'discovery.type': 'single-node' }
    : {
        'discovery.seed_hosts': nodes.map(({ transportPort }) => `${host}:${transportPort}`),
        ...(isFirstStart && { 'cluster.initial_cluster_manager_nodes': nodes.map(({ name }) => name) }),
      };

function writeConfig(folder: string, node: Node, discovery: Record<string, unknown>): void {
  const config = join(folder, 'config', node.name);
  mkdirSync(config, { recursive: true });
  const settings = {
    'cluster.name': 'aivani',
    'node.name': node.name,
    'path.data': join(folder, 'data', node.name),
    'path.logs': join(folder, 'logs', node.name),
    'network.host': host,
    'http.port': node.port,
    'transport.port': node.transportPort,
    'cluster.routing.allocation.disk.threshold_enabled': false,
    ...discovery,
  };
  // JSON values are YAML.
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  writeFileSync(join(config, 'opensearch.yml'), `${lines.join('\n')}\n`);
  writeFileSync(join(config, 'log4j2.properties'), 'status = error\n');
}

/** A home that the user of the nodes may read, unlike perhaps the folder of the project; folders and configuration of each node. */
function layOutFolder(folder: string, installed: string, nodes: Node[]): void {
  const discovery = discoveryOf(nodes, !existsSync(join(folder, 'data')));
  rmSync(join(folder, 'home'), { recursive: true, force: true });
  cpSync(installed, join(folder, 'home'), { recursive: true });
  for (const node of nodes) {
    for (const kind of ['data', 'logs', 'tmp']) mkdirSync(join(folder, kind, node.name), { recursive: true });
    writeConfig(folder, node, discovery);
  }
  giveAway(folder);
}

const argumentsOf = (folder: string, { name }: Node, heapMb: number): string[] => [
  ...[`-Xms${heapMb}m`, `-Xmx${heapMb}m`, '-XX:+UseG1GC', '-XX:+ExitOnOutOfMemoryError', '-Djava.security.manager=allow'],
  ...[`-Djava.io.tmpdir=${join(folder, 'tmp', name)}`, '-Dlog4j2.disable.jmx=true', '-Dlog4j.shutdownHookEnabled=false'],
  ...[`-Dopensearch.path.home=${join(folder, 'home')}`, `-Dopensearch.path.conf=${join(folder, 'config', name)}`],
  ...['-Dopensearch.distribution.type=tar', '-cp', join(folder, 'home', 'lib', '*'), 'org.opensearch.bootstrap.OpenSearch'],
];

/** Whether the node sees a cluster with an elected manager. */
const answers = (url: string) => (): Promise<boolean> =>
  fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function choosePorts(count: number, port?: number): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let index = 0; index < count; index++)
    nodes.push({
      name: `node-${index + 1}`,
      port: port === undefined ? await freePort() : port + index,
      transportPort: await freePort(),
    });
  return nodes;
}

/** A node that waits for others which have gone is killed. */
async function end(part: Part): Promise<void> {
  const timer = setTimeout(() => void part.kill(), graceMs);
  await part.stop();
  clearTimeout(timer);
}

/**
 * Starts OpenSearch on this machine and waits until every node answers.
 * @throws Error without Java 17 or Maven, or when a node does not start
 */
export async function startCluster({
  nodes: count,
  heapMb,
  folder: keptFolder,
  port,
}: ClusterOptions): Promise<OpensearchCluster> {
  if (count < 1 || count > nodesMax) throw new Error(`A cluster has 1 to ${nodesMax} nodes, not ${count}.`);
  const programs = findPrograms();
  const installed = installOpensearch(programs);
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'aivani-opensearch-'));
  const nodes = await choosePorts(count, port);
  layOutFolder(folder, installed, nodes);
  const urls = nodes.map((node) => `http://${host}:${node.port}`);
  const parts = nodes.map(
    (node, index): Part =>
      createPart({
        name: `OpenSearch ${node.name}`,
        command: programs.java,
        args: argumentsOf(folder, node, heapMb),
        isUnprivileged: true,
        isReady: answers(urls[index] ?? ''),
      }),
  );
  const clean = (): void => {
    if (keptFolder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  // After the nodes' own, which end them.
  process.once('exit', clean);
  const stop = async (): Promise<void> => {
    await Promise.all(parts.map(end));
    clean();
  };
  try {
    await Promise.all(parts.map((part) => part.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls,
    kill: async (index, signal = 'SIGKILL') => parts[index]?.stop(signal),
    start: async (index) => parts[index]?.start(),
    stop,
  };
}
