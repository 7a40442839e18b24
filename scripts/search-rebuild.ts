import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { readArguments, runProgram } from './run-program';

const help = `npm run search:rebuild     fills a new index of OpenSearch beside the present one and switches to it, also while the site runs
  OPENSEARCH_URL=…         its cluster, with SEARCH_ENGINE=opensearch
  DATA_DIR, DATABASE_URL   the database that it is filled from`;

const { values } = readArguments({ options: { help: { type: 'boolean', default: false } } });

await runProgram({
  help,
  isHelpRequested: values.help,
  run: () => runCommand(readServerEnv(), { kind: 'search-rebuild' }, (line) => console.log(line)),
});
