import { describe, expect, it } from 'vitest';
import { openingState } from './opening-state';

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '10:00', to: '19:00' }));
/** 20 November 2026 is a Friday; Tbilisi is four hours ahead of UTC. */
const at = (utc: string) => openingState(hours, new Date(`2026-11-${utc}:00Z`));

describe('openingState', () => {
  it('is open from the first minute to the last', () => {
    expect(at('20T06:00')).toEqual({ kind: 'open', to: '19:00' });
    expect(at('20T14:59')).toEqual({ kind: 'open', to: '19:00' });
  });
  it('opens later the same day', () => expect(at('20T05:59')).toEqual({ kind: 'closed', weekday: 5, from: '10:00' }));
  it('opens on the next day with hours', () => expect(at('20T15:00')).toEqual({ kind: 'closed', weekday: 1, from: '10:00' }));
  it('is unknown without hours', () => expect(openingState([], new Date())).toEqual({ kind: 'unknown' }));
});
