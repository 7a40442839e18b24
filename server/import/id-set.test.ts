import { expect, it } from 'vitest';
import { createIdSet } from './id-set';

it('contains the added ids and no others', () => {
  const set = createIdSet();
  const added = [0, 7, 8, 32_767, 32_768, 10_000_001, 2_147_483_647];
  for (const id of added) set.add(id);
  const asked = [...new Set(added.flatMap((id) => [id, id + 1, id - 1]))].filter((id) => id >= 0);
  expect(asked.filter((id) => set.has(id)).toSorted((a, b) => a - b)).toEqual(added);
});
