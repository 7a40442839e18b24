import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '@/scripts/site/free-port';
import { secondsUntil, send } from './client';

export type ServerProcess = {
  origin: string;
  child: ChildProcess;
  /** Sends a signal and waits for the end; `SIGKILL` ends the process as a power cut does. @returns its exit code, null after a signal */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** The code that it ended with; undefined while it runs. */
  ended: Promise<number | null>;
  output(): string;
  /** When each job last ended well in this process, in milliseconds since 1970. */
  jobEnds(): Promise<ReadonlyMap<string, number>>;
};

const readyTimeoutMs = 180_000;
const outputCharsMax = 4000;

const jobEnd = /^aivani_job_last_end\w*\{(?=[^}]*outcome="done")[^}]*\bjob="([^"]+)"[^}]*\} (\S+)/gm;

/** The metric of jobs; none while the server does not answer. */
async function readJobEnds(port: number): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/api/metrics`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  const text = (await response?.text().catch(() => '')) ?? '';
  return new Map(Array.from(text.matchAll(jobEnd), ([, job = '', seconds]) => [job, 1000 * Number(seconds)]));
}

/** Starts the built server as `npm start` does, without waiting for it. Payments are the sandbox's, messages stay in the outbox. */
export async function startServer(env: Record<string, string>, port?: number): Promise<ServerProcess> {
  const origin = `http://localhost:${port ?? (await freePort())}`;
  const metricsPort = await freePort();
  const child = spawn('node', ['server/entry/main.ts', '--hostname', 'localhost', '--port', new URL(origin).port], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      MALLOC_ARENA_MAX: '2',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      PAYMENT_SANDBOX: '1',
      OUTBOX: '1',
      FREE_STATEMENTS: 'physical=100000',
      SITE_URL: origin,
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed = (printed + String(chunk)).slice(-outputCharsMax);
    });
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  return {
    origin,
    child,
    ended,
    output: () => printed,
    jobEnds: () => readJobEnds(metricsPort),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

export const isReady = async ({ origin }: Pick<ServerProcess, 'origin'>): Promise<boolean> =>
  (await send(origin, '/api/health/ready', { timeoutMs: 2000 }))?.status === 200;

/** @returns the seconds until it was ready @throws Error with what it printed when it ends or is not ready in time */
export async function untilReady(server: ServerProcess): Promise<number> {
  const seconds = await secondsUntil(async () => {
    if (server.child.exitCode !== null) throw new Error(`The server ended:\n${server.output()}`);
    return isReady(server);
  }, readyTimeoutMs);
  if (seconds !== null) return seconds;
  await server.end('SIGKILL');
  throw new Error(`The server is not ready:\n${server.output()}`);
}

/** Starts the server and waits until it is ready. */
export async function serve(env: Record<string, string>, port?: number): Promise<ServerProcess> {
  const server = await startServer(env, port);
  await untilReady(server);
  return server;
}
