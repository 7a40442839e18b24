import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearViewed, rememberViewed, useSeenIds, useViewedStatements } from './seen-statements';

/** What another tab of the browser wrote. */
function writeElsewhere(text: string) {
  window.localStorage.setItem('viewed-statements', text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'viewed-statements' })));
}

beforeEach(() => act(clearViewed));

describe('viewed statements', () => {
  it('keep the last twenty with their time, latest first, each once', () => {
    const { result } = renderHook(useViewedStatements);
    for (let id = 1; id <= 22; id += 1) act(() => rememberViewed(id, id * 1000));
    act(() => rememberViewed(10, 99_000));
    expect(result.current.map(({ id }) => id)).toEqual([10, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3]);
    expect(result.current[0]).toEqual({ id: 10, atMs: 99_000 });
    expect(JSON.parse(window.localStorage.getItem('viewed-statements') ?? '')).toEqual(result.current);
  });

  it('count as seen on the map until they are cleared', () => {
    const { result } = renderHook(() => ({ viewed: useViewedStatements(), seen: useSeenIds() }));
    act(() => rememberViewed(7, 1000));
    expect(result.current.seen).toEqual([7]);
    act(clearViewed);
    expect(result.current).toEqual({ viewed: [], seen: [] });
    expect(window.localStorage.getItem('viewed-statements')).toBe('[]');
  });

  it('drop what is not a viewed statement', () => {
    const { result } = renderHook(useViewedStatements);
    writeElsewhere(JSON.stringify([7, null, { id: '7', atMs: 1 }, { id: 7 }, { id: 8, atMs: 1 }]));
    expect(result.current).toEqual([{ id: 8, atMs: 1 }]);
  });
});
