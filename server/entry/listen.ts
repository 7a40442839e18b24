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

/**
 * Takes a port before there is anything to serve, which begins with a database: whoever connects is sent away.
 * @returns a function that frees it for `listen`
 * @throws Error of the socket, EADDRINUSE where another program listens
 */
export async function holdPort(options: { port: number; host?: string }): Promise<() => Promise<void>> {
  const holder = createServer((socket) => socket.destroy());
  await listening(holder, options);
  return () => new Promise((done) => void holder.close(() => done()));
}

/**
 * Listens on several sockets of one port. The event loop accepts one connection of a listening socket in each iteration (libuv since 1.45),
 * and under load there are some twenty iterations a second: with one socket, connections would wait in the kernel, unseen by admission.
 * Only Linux distributes connections over sockets; elsewhere there is one.
 *
 * @throws Error of the socket, EADDRINUSE where another program listens
 */
export async function listen(server: Server, options: { port: number; host?: string }): Promise<void> {
  if (platform() !== 'linux') return listening(server, options);
  // With `reusePort` alone the address of another program would not be refused.
  const free = await holdPort(options);
  await free();
  await listening(server, { ...options, reusePort: true });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const others = Array.from({ length: socketCount - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((other) => listening(other, { ...options, port, reusePort: true })));
  const close = server.close.bind(server);
  // The server has closed once the connections of all sockets have ended.
  server.close = (callback) => {
    const closed = Promise.all(others.map((other) => new Promise((done) => other.close(done))));
    return close((error) => void closed.then(() => callback?.(error)));
  };
}
