import { describe, expect, it } from 'vitest';
import { createStreamPlaces } from './stream-places';

const open = () => createStreamPlaces({ visitorMax: 2, addressMax: 3, totalMax: 5 });

describe('places of streams', () => {
  it('has so many for a visitor, who finds one again when another is given back', () => {
    const { take } = open();
    const [leave] = [take({ address: 'a', visitor: '1' }), take({ address: 'b', visitor: '1' })];
    expect(() => take({ address: 'c', visitor: '1' })).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 30 }));
    leave();
    take({ address: 'c', visitor: '1' });
    expect(() => take({ address: 'd', visitor: '1' })).toThrow(expect.objectContaining({ status: 429 }));
  });

  it('has so many for an address, whoever is behind it', () => {
    const { take } = open();
    for (const visitor of ['1', '2', '3']) take({ address: 'a', visitor });
    expect(() => take({ address: 'a', visitor: '4' })).toThrow(expect.objectContaining({ status: 429 }));
    take({ address: 'b', visitor: '4' });
  });

  it('has so many for all together, and a place is given back once', () => {
    const { take } = open();
    const places = [1, 2, 3, 4, 5].map((number) => take({ address: `${number}`, visitor: `${number}` }));
    const more = () => take({ address: '6', visitor: '6' });
    expect(more).toThrow(expect.objectContaining({ status: 503, messageKey: 'errors.chat_busy' }));
    places[0]?.();
    places[0]?.();
    more();
    expect(() => take({ address: '7', visitor: '7' })).toThrow(expect.objectContaining({ status: 503 }));
  });
});
