import { expect, it } from 'vitest';
import { oneAfterAnother } from './one-after-another';

it('each call has a turn of the event loop of its own, after the one before', async () => {
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  // It never yields, as on the embedded database.
  const call = oneAfterAnother(async () => {
    turns.push(turn);
    return { status: 200, text: '' };
  });
  await Promise.all(Array.from({ length: 10 }, () => call({ path: '/', locale: 'ka' })));
  isOver = true;
  expect(new Set(turns).size).toBe(10);
});

it('a call that fails does not stop those behind it', async () => {
  let calls = 0;
  const call = oneAfterAnother(async () => {
    calls += 1;
    if (calls === 1) throw new Error('broken');
    return { status: 200, text: '' };
  });
  const sent = { path: '/', locale: 'ka' } as const;
  expect((await Promise.allSettled([call(sent), call(sent)])).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
