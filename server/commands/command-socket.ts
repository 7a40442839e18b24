import { createHash } from 'node:crypto';
import { chmodSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { OpenDatabase } from '../db/open';
import type { ServerEnv } from '../env';
import { type Command, commandSchema, executeCommand } from './command';
import { CommandError, cancelled, describeError } from './command-error';
import type { MarketCommands } from './market-commands';

/** Replies of the owner, one JSON object a line: any number of progress lines, then a result or an error. */
type CommandReply = { progress: string } | { result: string } | { error: string; exitCode?: number };

/** The kernel takes no longer path of a socket on any system. */
const socketPathMax = 100;
const commandCharsMax = 64 * 1024;
/** How long a client may take to receive its reply once the owner stops. */
const replyMaxMs = 1_000;

/** Where the owner of a data folder listens: a socket in the folder, in the temporary folder when its path is too long, a named pipe on Windows. */
export function commandSocketPath(dataDir: string): string {
  const folder = resolve(dataDir);
  const name = `aivani-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'jobs.sock');
  return inside.length <= socketPathMax ? inside : join(tmpdir(), `${name}.sock`);
}

type Received = { line: string; send: (reply: CommandReply) => void; signal: AbortSignal };

async function handleCommand(database: OpenDatabase, { line, send, signal }: Received, market?: MarketCommands): Promise<void> {
  try {
    signal.throwIfAborted();
    const command = commandSchema.parse(JSON.parse(line));
    const onProgress = (progress: string): void => send({ progress });
    send({ result: await executeCommand(database, command, new Date(), onProgress, { signal, market }) });
  } catch (error) {
    const exitCode = error instanceof CommandError ? { exitCode: error.exitCode } : {};
    send({ error: describeError(error), ...exitCode });
  }
}

/** The client's second line, after its command: Ctrl-C. */
const cancelLine = 'cancel\n';

/**
 * Receives one command: the first line of a connection. A second line, or the end of the connection, cancels it.
 * @param stopping cancels it as well
 */
function receive(socket: Socket, stopping: AbortSignal, run: (received: Received) => Promise<void>): void {
  let text = '';
  let isTaken = false;
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, stopping]);
  const cancel = (): void => controller.abort(cancelled());
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('close', cancel);
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (text.length > commandCharsMax) socket.destroy();
    const end = text.indexOf('\n');
    if (end < 0) return;
    if (text.length > end + 1) cancel();
    if (isTaken) return;
    isTaken = true;
    const send = (reply: CommandReply): void => {
      if (socket.writable) socket.write(`${JSON.stringify(reply)}\n`);
    };
    void run({ line: text.slice(0, end), send, signal }).then(() => socket.end());
  });
}

/**
 * Takes commands for the process that owns the embedded folder and runs them one after another. Does nothing over a PostgreSQL
 * server, which commands open themselves.
 * @returns a function that stops listening: it cancels commands, waits until they have ended, and ends the connections of clients that
 * keep theirs open
 */
export async function listenForCommands(
  env: Pick<ServerEnv, 'DATA_DIR'>,
  database: OpenDatabase,
  market?: MarketCommands,
): Promise<() => Promise<void>> {
  if (database.kind !== 'embedded' || env.DATA_DIR.startsWith('memory://')) return async () => {};
  const path = commandSocketPath(env.DATA_DIR);
  // This process has the folder's lock, so a socket that is still there was left by an owner that died.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  let queue = Promise.resolve();
  let waiting = 0;
  const connections = new Set<Socket>();
  const stopping = new AbortController();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    receive(socket, stopping.signal, (received) => {
      if (waiting > 0) received.send({ progress: 'Waiting: the server is busy with another command.' });
      waiting += 1;
      queue = queue
        .then(() => handleCommand(database, received, market))
        .finally(() => {
          waiting -= 1;
        });
      return queue;
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(path, done);
  });
  // Commands name files and may clear the market: only the owner of the process may send them.
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  server.unref();
  return async () => {
    const closed = new Promise<void>((done) => {
      server.close(() => done());
    });
    stopping.abort(new CommandError('The process that holds the data folder stops.'));
    await queue;
    for (const socket of connections) socket.destroySoon();
    const timer = setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, replyMaxMs);
    await closed;
    clearTimeout(timer);
  };
}

/** Whether a socket, which may be in the shared temporary folder, was made by this user (or by the one root works for). */
function isOwnedByUser(path: string): boolean {
  const userId = process.getuid?.();
  if (userId === undefined) return true;
  const owner = statSync(path, { throwIfNoEntry: false })?.uid;
  return owner !== undefined && (owner === userId || userId === 0);
}

/**
 * Sends a command to the process that owns a data folder.
 * @param signal cancels it there
 * @returns the owner's last line, or null when nobody listens there
 * @throws Error with the owner's message when the command failed, or when the owner stopped in the middle
 */
export async function sendCommand(
  dataDir: string,
  command: Command,
  onProgress: (line: string) => void,
  signal?: AbortSignal,
): Promise<string | null> {
  const path = commandSocketPath(dataDir);
  if (!isOwnedByUser(path)) return null;
  const socket = connect(path);
  const isConnected = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
  if (!isConnected) return null;
  socket.on('error', () => socket.destroy());
  socket.write(`${JSON.stringify(command)}\n`);
  // The owner answers when it has stopped, with what was done until then.
  signal?.addEventListener('abort', () => socket.write(cancelLine), { once: true });
  for await (const line of createInterface({ input: socket })) {
    const reply = JSON.parse(line) as CommandReply;
    if ('progress' in reply) onProgress(reply.progress);
    else if ('error' in reply) throw new CommandError(reply.error, reply.exitCode);
    else return reply.result;
  }
  throw new Error('The process that holds the data folder stopped before the command was done.');
}
