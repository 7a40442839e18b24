import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems use for outgoing connections, one of which could take the port before its server does. */
const [firstPort, portCount] = [20_000, 12_000];
const attemptsMax = 100;

/** Listens on every address and stops again. */
const tryPort = (port: number): Promise<void> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(port, () => server.close(() => done()));
  });

/** @returns a port that no program listens on @throws Error of the socket when none of a hundred can be opened */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = firstPort + randomInt(portCount);
    try {
      await tryPort(port);
      return port;
    } catch (error) {
      if (attempt === attemptsMax) throw error;
    }
  }
}
