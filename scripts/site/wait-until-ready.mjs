import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 250;

/**
 * Resolves when a server that was started answers that it is ready. It is asked only once it has said that it listens: before, another
 * program on its port might answer.
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} address
 * @returns {Promise<boolean>} false when it has ended before
 */
export async function waitUntilReady(server, address) {
  const ended = once(server, 'exit').then(() => false);
  // Windows starts it through a shell, which passes no messages on.
  const listens = server.channel ? once(server, 'message').then(() => true) : Promise.resolve(true);
  if (!(await Promise.race([listens, ended]))) return false;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const response = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return true;
    await Promise.race([wait(pollMs), ended]);
  }
  return false;
}
