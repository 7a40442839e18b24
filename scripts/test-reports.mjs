// Reads what the suites wrote down: Vitest's and Playwright's JSON reports.
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ seconds: number, name: string, file: string }} TimedTest */

/** Tests that only `npm run test:all` runs are no skipped ones. */
const forAll = '@all';

/** @param {string} path @returns {any} null when there is none, or half of one */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const vitestTests = (report) =>
  report.testResults.flatMap(({ name: file, assertionResults }) => assertionResults.map((test) => ({ ...test, file })));

/** Suites of Playwright contain suites. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * What a suite counted; one that left no report counts as one failure.
 * @param {string} path
 * @returns {Count}
 */
export function countOf(path) {
  const report = readReport(path);
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  if (report.stats)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky, skipped: report.stats.skipped };
  const left = vitestTests(report).filter(({ status, fullName }) => status === 'skipped' && fullName.includes(forAll)).length;
  const skipped = report.numPendingTests + report.numTodoTests - left;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}

/**
 * @param {string} path
 * @returns {TimedTest[]} every test of a report with its seconds
 */
function timedTests(path) {
  const report = readReport(path);
  if (report === null) return [];
  if (report.stats)
    return report.suites.flatMap(specsOf).map(({ title, file, tests }) => ({
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      name: title,
      file,
    }));
  return vitestTests(report).map(({ duration = 0, fullName, file }) => ({ seconds: duration / 1000, name: fullName, file }));
}

/**
 * @param {string[]} paths of reports
 * @param {number} count
 * @returns {TimedTest[]} the tests that took longest
 */
export const slowestTests = (paths, count) =>
  paths
    .flatMap(timedTests)
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
