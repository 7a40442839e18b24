import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addFavourite,
  hideStatement,
  removeFavourite,
  restoreFavourite,
  unhideStatement,
  useFavouriteIds,
  useIsFavourite,
  useIsHidden,
} from './saved-statements';

beforeEach(() => {
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});

describe('favourites', () => {
  it('stay in local storage until they are removed', () => {
    const { result } = renderHook(() => useIsFavourite(7));
    act(() => addFavourite(7));
    expect(result.current).toBe(true);
    expect(window.localStorage.getItem('favourite-statements')).toBe('[7]');
    act(() => removeFavourite(7));
    expect(result.current).toBe(false);
    expect(window.localStorage.getItem('favourite-statements')).toBe('[]');
  });

  it('come back to their place when a removal is undone', () => {
    const { result } = renderHook(useFavouriteIds);
    for (const id of [1, 2, 3]) act(() => addFavourite(id));
    act(() => removeFavourite(2));
    act(() => restoreFavourite(2, 1));
    expect(result.current).toEqual([1, 2, 3]);
    act(() => restoreFavourite(2, 1));
    expect(result.current).toEqual([1, 2, 3]);
  });

  it('drop what is not an id', () => {
    const { result } = renderHook(useFavouriteIds);
    window.localStorage.setItem('favourite-statements', '[1,"2",null,3.5,4]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favourite-statements' })));
    expect(result.current).toEqual([1, 4]);
  });
});

describe('hidden statements', () => {
  it('are stored separately from favourites, and restored', () => {
    const { result } = renderHook(() => ({ isHidden: useIsHidden(7), isFavourite: useIsFavourite(7) }));
    act(() => hideStatement(7));
    expect(result.current).toEqual({ isHidden: true, isFavourite: false });
    act(() => unhideStatement(7));
    expect(result.current.isHidden).toBe(false);
  });
});
