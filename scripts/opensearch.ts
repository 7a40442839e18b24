import { resolve } from 'node:path';
import { startCluster } from './opensearch/start-cluster';
import { wholeNumber } from './program-options';
import { readArguments, runProgram } from './run-program';

const help = `npm run opensearch             a cluster of OpenSearch on this machine for the search, until Ctrl+C
  --nodes 1                    1 to 9 nodes
  --heap 768                   Java's heap of each node in MB; its process takes about 200 MB more
  --port 9200                  port of the first node, the others follow it; unset, free ports
  --folder FOLDER              keeps the data there; unset, they are deleted at the end
  It needs Java 17 to 23 and Maven, which fetches OpenSearch once into .cache/opensearch. The site uses it with
  SEARCH_ENGINE=opensearch and the printed OPENSEARCH_URL.`;

const { values } = readArguments({
  options: {
    help: { type: 'boolean', default: false },
    nodes: { type: 'string', default: '1' },
    heap: { type: 'string', default: '768' },
    port: { type: 'string' },
    folder: { type: 'string' },
  },
});

async function serve(): Promise<string> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  // The nodes end with the process.
  const giveUp = () => process.exit(1);
  for (const signal of signals) process.once(signal, giveUp);
  const cluster = await startCluster({
    nodes: wholeNumber(values.nodes, 'nodes', 9),
    heapMb: wholeNumber(values.heap, 'heap', 65_536),
    ...(values.port !== undefined && { port: wholeNumber(values.port, 'port', 65_000) }),
    ...(values.folder !== undefined && { folder: resolve(values.folder) }),
  });
  const ending = new Promise<void>((done) => {
    for (const signal of signals) process.off(signal, giveUp).once(signal, () => done());
  });
  console.log(`OPENSEARCH_URL=${cluster.urls.join(',')}`);
  await ending;
  await cluster.stop();
  return 'OpenSearch has stopped.';
}

await runProgram({ help, isHelpRequested: values.help, run: serve });
