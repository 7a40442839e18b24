import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const file = 'docs/access.md';

/** Adds up the checks of the screens and prints them as a table; with ACCESS_WRITE=1 it is written into the docs with its date. */
export default class TableReporter implements Reporter {
  private readonly made = new Map<string, number>();
  private readonly found = new Map<string, number>();

  onTestEnd(_: TestCase, { annotations, error, status }: TestResult): void {
    const checks = annotations.filter(({ type }) => type === 'checks').flatMap(({ description }) => description ?? []);
    for (const [name, count] of checks.flatMap((text) => JSON.parse(text) as [string, number][]))
      this.made.set(name, (this.made.get(name) ?? 0) + count);
    if (status !== 'failed') return;
    for (const [, name = ''] of (error?.message ?? '').matchAll(/"([a-z0-9% ]+): /g))
      this.found.set(name, (this.found.get(name) ?? 0) + 1);
  }

  onEnd(): void {
    const rows = [...this.made].map(([name, count]) => `| ${name} | ${count} | ${this.found.get(name) ?? 0} |`);
    const table = ['| check | made | found |', '| --- | --- | --- |', ...rows].join('\n');
    console.log(`\n${table}\n`);
    const date = new Date().toISOString().slice(0, 10);
    if (process.env.ACCESS_WRITE === '1') writeFileSync(file, `# Access\n\n\`npm run access\`, ${date}.\n\n${table}\n`);
  }
}
