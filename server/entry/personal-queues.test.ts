import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { partial } from '../../tests/factories/partial';
import { createPersonalQueues, usualPersonalLimits } from './personal-queues';

const write = (headers: IncomingMessage['headers'], method = 'POST') => partial<IncomingMessage>({ method, headers });
const responseOf = () => Object.assign(new EventEmitter(), { destroyed: false });
const limits = { ...usualPersonalLimits, runningMax: 1, waitingMax: 1, waitMaxMs: 60_000 };

/** Queues whose requests are sent one after another. */
function open(changes: Partial<typeof limits> = {}) {
  const queues = createPersonalQueues({ ...limits, ...changes });
  const begun: string[] = [];
  const send = (name: string, request: IncomingMessage) => {
    const response = responseOf();
    const place = queues.enter(request, partial<ServerResponse>(response)).then((given) => {
      begun.push(given === null ? `${name} refused` : name);
      return given;
    });
    return { place, response };
  };
  return { queues, begun, send };
}
const nino = write({ 'global-authorization': 'a' });

describe('the queue of a person', () => {
  it('admits writes in their order and refuses what is beyond its bound', async () => {
    const { queues, begun, send } = open();
    const [first, second, third] = [send('first', nino), send('second', nino), send('third', nino)];
    await Promise.all([first.place, third.place]);
    expect(begun).toEqual(['first', 'third refused']);
    (await first.place)?.leave();
    (await second.place)?.leave();
    expect(begun.at(-1)).toBe('second');
    expect(queues.persons()).toBe(0);
  });

  it.each([
    ['another person', write({ 'global-authorization': 'b' })],
    ['another session', write({ cookie: 'a=1; aivani_session=b' })],
    ['a program', write({ 'x-api-key': 'k' })],
    ['a guest', write({})],
    ['a read of the same person', write({ 'global-authorization': 'a' }, 'GET')],
  ])('holds up nobody else: %s', async (_, other) => {
    const { begun, send } = open();
    await send('first', nino).place;
    await send('other', other).place;
    expect(begun).toEqual(['first', 'other']);
  });

  it('forgets a client that has left, and lets the next one in', async () => {
    const { begun, send } = open();
    const first = send('first', nino);
    const left = send('left', nino);
    left.response.emit('close');
    await left.place;
    const next = send('next', nino);
    (await first.place)?.leave();
    await next.place;
    expect(begun).toEqual(['first', 'left refused', 'next']);
  });

  it('lets further writes pass to the lane when many wait for many persons', async () => {
    const { begun, send } = open({ waitingTotalMax: 1, waitingMax: 9 });
    await send('first', nino).place;
    send('waits', nino);
    await send('passes', nino).place;
    expect(begun).toEqual(['first', 'passes']);
  });
});
