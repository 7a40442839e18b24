import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'aivani-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vitestReport = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    {
      name: join(folder, 'quick.test.ts'),
      assertionResults: [
        { fullName: 'adds', status: 'passed', duration: 1500 },
        { fullName: 'waits for long', status: 'passed', duration: 9000 },
        { fullName: 'needs a device', status: 'skipped' },
        { fullName: 'ten thousand times @all', status: 'skipped' },
      ],
    },
  ],
};
const journey = { title: 'buys', file: 'tests/e2e/buy.spec.ts', tests: [{ results: [{ duration: 2000 }, { duration: 2500 }] }] };
const playwrightReport = {
  stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
  suites: [{ suites: [{ specs: [journey] }] }],
};

/** Runs the tests of a checkout that has only these steps. */
function runSteps(steps: string): { status: number | null; lines: string[] } {
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  for (const name of ['test.mjs', 'test-reports.mjs']) copyFileSync(join('scripts', name), join(folder, 'scripts', name));
  writeFileSync(join(folder, 'scripts/start.mjs'), '');
  writeFileSync(
    join(folder, 'scripts/test-steps.mjs'),
    `export const resultsFolder = '.cache/results';
     export const marketFolder = '.cache/market';
     const node = (source) => ['node', '--eval', source];
     const leaving = (file, report) => node(\`fs.writeFileSync('.cache/results/\${file}', \${JSON.stringify(JSON.stringify(report))})\`);
     export const stepsOf = () => [${steps}];`,
  );
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs'], { cwd: folder, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
}

const passing = `
  { name: 'unit', command: leaving('unit.json', ${JSON.stringify(vitestReport)}), report: 'unit.json' },
  { name: 'journeys', command: leaving('journeys.json', ${JSON.stringify(playwrightReport)}), report: 'journeys.json', needs: ['unit'] },
  { name: 'of a foreign server', command: node('throw 1'), report: 'foreign.json', whyNot: () => 'since this machine has no Java' }`;

it('ends with the slowest tests and the counts of all suites', () => {
  const { status, lines } = runSteps(passing);
  expect(status).toBe(0);
  expect(lines).toContain('── of a foreign server: skipped, since this machine has no Java');
  expect(lines.slice(-6)).toEqual([
    'The tests that took longest:',
    '    9.0 s  quick.test.ts: waits for long',
    '    4.5 s  tests/e2e/buy.spec.ts: buys',
    '    1.5 s  quick.test.ts: adds',
    '',
    '3 passed, 0 failed, 2 skipped',
  ]);
});

it('a step that fails without a report is a failed test, and what needs it is left out', () => {
  const { status, lines } = runSteps(`${passing.replace("leaving('unit.json'", "node('throw 1') ?? leaving('unit.json'")}`);
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe('0 passed, 2 failed, 1 skipped');
});
