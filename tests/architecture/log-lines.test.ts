import { expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './source-files';

const served = sourceFiles.filter((path) => /^(server|app|lib|instrumentation)\b/.test(path) && !isTest(path));

it('every log is made in the one place that takes personal data out of its lines', () => {
  expect(served.filter((path) => /\bpino\(/.test(readSource(path)))).toEqual(['server/telemetry/logger.ts']);
});

it('a line of the log gets an error itself, never a text made of it', () => {
  const calls = served.flatMap((path) =>
    [...readSource(path).matchAll(/logger\.(?:trace|debug|info|warn|error|fatal)\([^;]*?\);?$/gm)].map(
      ([call]) => `${path}: ${call}`,
    ),
  );
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => /String\(|\.stack\b|\$\{\s*error/.test(call))).toEqual([]);
});

it('the console gets an unexpected error through the same redaction', () => {
  const printing = served.filter(
    (path) => path.startsWith('server/') && /console\.\w+\(\s*(error|thrown|reason)\b/.test(readSource(path)),
  );
  // The reason why the site cannot start, in the words of its own checks.
  expect(printing).toEqual(['server/entry/main.ts']);
});
