import { describe, expect, it, vi } from 'vitest';
import { isChunkLoadError, reloadForChunk } from './chunk-reload';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('reloadForChunk', () => {
  it('reloads on the first failed chunk', () => {
    const reload = vi.fn();
    expect(reloadForChunk(memoryStorage(), 1_000_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload again within 60 seconds', () => {
    const storage = memoryStorage();
    const reload = vi.fn();
    reloadForChunk(storage, 1_000_000, reload);
    expect(reloadForChunk(storage, 1_059_999, reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again after 60 seconds', () => {
    const storage = memoryStorage();
    const reload = vi.fn();
    reloadForChunk(storage, 1_000_000, reload);
    expect(reloadForChunk(storage, 1_060_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload where the moment cannot be stored', () => {
    const reload = vi.fn();
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(reloadForChunk(storage, 1_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('isChunkLoadError', () => {
  it.each([
    Object.assign(new Error('anything'), { name: 'ChunkLoadError' }),
    new Error('Loading chunk 12 failed.'),
    new Error('Failed to load chunk /_next/static/chunks/ab12.js from module 7'),
    new Error('Loading CSS chunk 3 failed.'),
    new TypeError('Failed to fetch dynamically imported module: http://localhost/_next/static/a.js'),
    new TypeError('Importing a module script failed.'),
  ])('recognises "$message"', (error) => {
    expect(isChunkLoadError(error)).toBe(true);
  });

  it.each([
    new Error('NEXT_REDIRECT'),
    new Error('NEXT_HTTP_ERROR_FALLBACK;404'),
    new TypeError('Failed to fetch'),
    'Loading chunk 12 failed.',
    null,
  ])('ignores %s', (error) => {
    expect(isChunkLoadError(error)).toBe(false);
  });
});
