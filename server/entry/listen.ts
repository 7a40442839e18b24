import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type ListenOptions, type Server as NetServer } from 'node:net';
import { platform } from 'node:os';

/** Sockets of one port. */
const socketCount = 32;

const listening = async (server: NetServer, options: ListenOptions): Promise<void> => {
  server.listen(options);
  // Rejects with the error of the socket.
  await once(server, 'listening');
};

/** Listens and stops again: an address that is shared would not say that another program has it. */
async function proveFree(options: ListenOptions): Promise<void> {
  const probe = createServer();
  await listening(probe, options);
  await new Promise((done) => probe.close(done));
}

/**
 * Listens on several sockets of one port. An event loop takes one connection from a listening socket each time it goes round (libuv
 * since 1.45), and a busy one goes round some twenty times a second: without more sockets visitors would wait in the kernel, where no
 * admission sees them. Only Linux spreads connections over sockets; elsewhere there is one.
 *
 * @throws Error of the socket, EADDRINUSE where another program listens
 */
export async function listen(server: Server, options: { port: number; host?: string }): Promise<void> {
  if (platform() !== 'linux') return listening(server, options);
  await proveFree(options);
  await listening(server, { ...options, reusePort: true });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const others = Array.from({ length: socketCount - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((other) => listening(other, { ...options, port, reusePort: true })));
  const close = server.close.bind(server);
  // The server is closed when the connections of all sockets have ended.
  server.close = (callback) => {
    const closed = Promise.all(others.map((other) => new Promise((done) => other.close(done))));
    return close((error) => void closed.then(() => callback?.(error)));
  };
}
