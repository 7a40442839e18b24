// What `npm test` consists of.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {string} [report] the file in .cache/results that the suite writes
 * @property {string[]} [needs] steps that have to pass before
 * @property {string[]} [after] steps that have to end before
 * @property {boolean} [yields] whether it runs beside two others, with a lower priority
 * @property {() => string | null} [whyNot] why this machine cannot run it; it counts as one skipped test then
 */

export const resultsFolder = join('.cache', 'results');
export const marketFolder = join('.cache', 'e2e');
const production = { NODE_ENV: 'production' };

const vitest = (report, ...projects) => [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(resultsFolder, report)}`,
  ...projects.flatMap((name) => ['--project', name]),
];

const sources = ['app', 'components', 'features', 'lib', 'packages', 'scripts', 'server', 'tests'];
const entries = ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts'];

/** @returns {string | null} why OpenSearch cannot run here */
function whyNoOpensearch() {
  const missing = Object.entries({ Java: ['java', '-version'], Maven: ['mvn', '-version'] }).flatMap(
    ([name, [program, option]]) => (spawnSync(program, [option]).status === 0 ? [] : [name]),
  );
  return missing.length > 0 ? `since this machine has no ${missing.join(' and no ')}` : null;
}

/** The search against real nodes, which continuous integration asks for. @returns {Step[]} */
const opensearchSteps = () =>
  process.env.TEST_OPENSEARCH === '1'
    ? [
        {
          name: 'search over OpenSearch',
          command: vitest('opensearch.json', 'opensearch', 'search-opensearch'),
          report: 'opensearch.json',
          whyNot: whyNoOpensearch,
        },
      ]
    : [];

/** @returns {Step[]} the suites over the running site */
const siteSteps = () => [
  { name: 'build', command: ['next', 'build'], env: production },
  {
    name: 'market of the journeys',
    command: ['node', 'scripts/prepare.mjs'],
    env: { ...production, DATA_DIR: marketFolder, SEED: '1', SEED_STATEMENTS: '5000' },
  },
  {
    name: 'journeys and pages over HTTP',
    command: ['playwright', 'test'],
    needs: ['build', 'market of the journeys'],
    report: 'journeys.json',
  },
];

/**
 * Every step in the order in which they may begin: at most two side by side and one that yields to them, each after those that it names,
 * and only if those that it needs passed. What takes longest begins first: the suite on PostgreSQL, and the build, which the journeys wait
 * for. The journeys use little more than one processor, so a suite runs beside them and the last steps are short.
 *
 * @param {{ isQuick: boolean, isEverything: boolean }} options
 * @returns {Step[]}
 */
export function stepsOf({ isQuick, isEverything }) {
  /** The step that writes the types of the routes, which other steps must not read at the same time. */
  const typesWriter = isQuick ? 'route types' : 'build';
  return [
    {
      name: 'contract tests on PostgreSQL',
      command: vitest(
        'contract-postgresql.json',
        'database-postgresql',
        'search-memory',
        ...(isEverything ? [] : ['database-one-connection']),
      ),
      report: 'contract-postgresql.json',
    },
    ...(isQuick ? [{ name: 'route types', command: ['next', 'typegen'] }] : siteSteps()),
    { name: 'component tests', command: vitest('component.json', 'dom'), report: 'component.json' },
    // The compiler's native port; tools that read types still take the package of the name typescript. Several checkers would each load
    // the same types, and the other core has its own step.
    {
      name: 'types',
      command: ['node', 'node_modules/@typescript/native/bin/tsc', '--noEmit', '--singleThreaded'],
      after: [typesWriter],
    },
    {
      name: 'contract tests on the embedded database',
      command: vitest('contract-embedded.json', 'database-embedded'),
      report: 'contract-embedded.json',
    },
    ...opensearchSteps(),
    { name: 'unit tests', command: vitest('unit.json', 'unit'), report: 'unit.json', yields: true },
    { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'], after: [typesWriter], yields: true },
    {
      name: 'import map',
      command: ['depcruise', ...sources, ...entries, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
      after: [typesWriter],
      yields: true,
    },
    { name: 'unused code', command: ['knip'], after: [typesWriter], yields: true },
  ];
}
