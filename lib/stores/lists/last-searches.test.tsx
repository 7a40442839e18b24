import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type LastSearch, rememberSearch, type TimedSearch, useLastSearches } from './last-searches';

const search = (name: string): LastSearch => ({
  words: { ka: name, en: name, ru: name },
  addresses: { ka: `/s/${name}`, en: `/en/s/${name}`, ru: `/ru/s/${name}` },
});
const made = (name: string): TimedSearch => ({ ...search(name), atMs: 1 });
const names = (searches: readonly LastSearch[]) => searches.map(({ words }) => words.en);
/** What another tab of the browser wrote. */
function writeElsewhere(text: string) {
  window.localStorage.setItem('last-searches', text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'last-searches' })));
}

beforeEach(() => writeElsewhere('[]'));

describe('last searches', () => {
  it('keep the latest five, latest first, each address once', () => {
    const { result } = renderHook(useLastSearches);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) act(() => rememberSearch(search(name)));
    expect(names(result.current)).toEqual(['c', 'f', 'e', 'd', 'b']);
    expect(names(JSON.parse(window.localStorage.getItem('last-searches') ?? ''))).toEqual(['c', 'f', 'e', 'd', 'b']);
  });

  it('follow what another tab stores', () => {
    const { result } = renderHook(useLastSearches);
    writeElsewhere(JSON.stringify([made('a')]));
    expect(names(result.current)).toEqual(['a']);
  });

  it('drop what is not a search and what leads to another site', () => {
    const { result } = renderHook(useLastSearches);
    const foreign = ['//evil.example/s', '/\\evil.example', 'javascript:alert(1)', '/account'].map((ka) => ({
      ...made('x'),
      addresses: { ka, en: '/en/s', ru: '/ru/s' },
    }));
    writeElsewhere(JSON.stringify([...foreign, { words: 1 }, null, search('no moment'), made('a')]));
    expect(names(result.current)).toEqual(['a']);
  });

  it('are empty when the storage is corrupt', () => {
    const { result } = renderHook(useLastSearches);
    writeElsewhere('{not json');
    expect(result.current).toEqual([]);
  });
});
