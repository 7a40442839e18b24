import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Programs = { java: string; maven: string };

/** OpenSearch 2.19 needs the security manager, which Java 24 no longer has. */
const javaMin = 17;
const javaMax = 23;

const onPath = (name: string): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path));

function installedJavas(): string[] {
  const base = '/usr/lib/jvm';
  const homes = existsSync(base) ? readdirSync(base).map((name) => join(base, name)) : [];
  return [...(process.env.JAVA_HOME ? [process.env.JAVA_HOME] : []), ...homes].map((home) => join(home, 'bin', 'java'));
}

function versionOf(java: string): number {
  const { stderr = '' } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
}

const isSupported = (java: string): boolean => versionOf(java) >= javaMin && versionOf(java) <= javaMax;

/** @returns what the machine lacks, as text; empty if `npm run opensearch` can run here */
export function missingPrograms(): string[] {
  return [
    ...(findJava() ? [] : [`Java ${javaMin} to ${javaMax} (apt-get install openjdk-17-jre-headless)`]),
    ...(onPath('mvn').length > 0 ? [] : ['Maven (apt-get install maven)']),
  ];
}

const findJava = (): string | undefined =>
  [...onPath('java'), ...installedJavas()].filter((path) => existsSync(path)).find(isSupported);

/** @throws Error that names each missing executable and how to get it */
export function findPrograms(): Programs {
  const [java, maven] = [findJava(), onPath('mvn')[0]];
  if (java && maven) return { java, maven };
  throw new Error(`OpenSearch cannot run here, since this machine lacks ${missingPrograms().join(' and ')}.`);
}

/** Runs Maven quietly. @throws Error with what it printed */
export function runMaven(maven: string, args: string[], folder: string): void {
  try {
    execFileSync(maven, ['--batch-mode', '--quiet', ...args], { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`Maven did not resolve the jars of OpenSearch:\n${printed.slice(-2000)}`);
  }
}
