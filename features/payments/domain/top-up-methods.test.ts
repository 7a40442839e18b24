import { describe, expect, it } from 'vitest';
import { userTypeIds } from '@/lib/contracts/account/auth';
import { methodsOf } from './top-up-methods';

describe('the methods of a top-up', () => {
  it('are five for brokers and developers', () => {
    for (const kind of ['broker', 'developer'] as const) expect(methodsOf(userTypeIds[kind])).toEqual([1, 2, 3, 4, 5]);
  });

  it('have no invoice for anybody else', () => {
    for (const kind of ['physical', 'agent', 'designer'] as const) expect(methodsOf(userTypeIds[kind])).toEqual([1, 3, 4, 5]);
  });

  it('are those that the site offers', () => {
    expect(methodsOf(userTypeIds.broker, ['balance', 'package'])).toEqual([2]);
    expect(methodsOf(userTypeIds.physical, ['balance', 'package'])).toEqual([]);
    expect(methodsOf(userTypeIds.physical, ['balance', 'card', 'terminal'])).toEqual([1, 4]);
  });
});
