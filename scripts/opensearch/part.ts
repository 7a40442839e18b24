import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL and PgBouncer refuse to run as root; this is the user they get instead (nobody on every Linux). */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export type Part = {
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Ends it as an operator does. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again and waits until it answers. */
  start(): Promise<void>;
  pid(): number;
};

type PartOptions = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  isUnprivileged?: boolean;
  isReady(): Promise<boolean>;
};

const readyMsMax = 120_000;
/** A server that was killed leaves memory and files that its children keep for a moment. */
const startsMax = 5;
const pollMs = 200;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** One process of the cluster; its output is stored for error messages. */
export function createPart({ name, command, args, env = {}, isUnprivileged = false, isReady }: PartOptions): Part {
  let child: ChildProcess | null = null;
  let printed: string[] = [];
  const launch = (): ChildProcess => {
    const started = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isUnprivileged ? unprivileged : {}),
    });
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (data) => printed.push(String(data)));
    return started;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    if (ending === null || hasEnded(ending)) return;
    const ended = new Promise((done) => ending.once('exit', done));
    ending.kill(signal);
    await ended;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    kill: () => end('SIGKILL'),
    stop: (signal = 'SIGTERM') => end(signal),
    start: async () => {
      printed = [];
      const giveUpAtMs = Date.now() + readyMsMax;
      let starts = 0;
      do {
        if (child === null || hasEnded(child)) {
          starts += 1;
          child = launch();
        }
        await wait(pollMs);
        if ((hasEnded(child) && starts >= startsMax) || Date.now() > giveUpAtMs)
          throw new Error(`${name} did not start:\n${printed.join('').slice(-3000)}`);
      } while (!(await isReady()));
    },
    pid: () => child?.pid ?? 0,
  };
}
