import { describe, expect, it } from 'vitest';
import { createOgImageCache, OgImagesBusy } from './og-image-cache';

const picture = (bytes: number): Buffer => Buffer.alloc(bytes);

/** A drawing that the test ends. */
function slow() {
  const ends: (() => void)[] = [];
  let drawn = 0;
  const draw = (): Promise<Buffer> => {
    drawn += 1;
    return new Promise((resolve) => ends.push(() => resolve(picture(1))));
  };
  return { draw, endNext: () => ends.shift()?.(), drawnCount: () => drawn };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the cache of link images', () => {
  it('draws a picture once while it is cached', async () => {
    const find = createOgImageCache({ bytesMax: 10, concurrencyMax: 1, queueMax: 1 });
    let drawn = 0;
    const draw = async () => {
      drawn += 1;
      return picture(1);
    };
    await find('a', draw);
    await find('a', draw);
    expect(drawn).toBe(1);
  });

  it('shares one drawing between concurrent requests', async () => {
    const find = createOgImageCache({ bytesMax: 10, concurrencyMax: 1, queueMax: 1 });
    const { draw, endNext, drawnCount } = slow();
    const both = [find('a', draw), find('a', draw)];
    await settle();
    endNext();
    const [one, other] = await Promise.all(both);
    expect(one).toBe(other);
    expect(drawnCount()).toBe(1);
  });

  it('evicts the least recently used above its bytes', async () => {
    const find = createOgImageCache({ bytesMax: 20, concurrencyMax: 1, queueMax: 1 });
    const drawn: string[] = [];
    const draw = (key: string) => async () => {
      drawn.push(key);
      return picture(10);
    };
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await find(key, draw(key));
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  it('limits concurrent drawings and refuses requests above the queue', async () => {
    const find = createOgImageCache({ bytesMax: 10, concurrencyMax: 1, queueMax: 1 });
    const { draw, endNext, drawnCount } = slow();
    const [first, second] = [find('a', draw), find('b', draw)];
    await settle();
    expect(drawnCount()).toBe(1);
    await expect(find('c', draw)).rejects.toBeInstanceOf(OgImagesBusy);
    endNext();
    await first;
    await settle();
    expect(drawnCount()).toBe(2);
    endNext();
    await second;
  });

  it('does not cache a failure, and frees its slot', async () => {
    const find = createOgImageCache({ bytesMax: 10, concurrencyMax: 1, queueMax: 1 });
    await expect(find('a', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
    expect(await find('a', async () => picture(3))).toHaveLength(3);
  });
});
