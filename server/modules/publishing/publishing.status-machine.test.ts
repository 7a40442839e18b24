import { describe, expect, it } from 'vitest';
import { ownActions } from '@/lib/contracts/statements/own-statements';
import { dayMs } from '@/lib/domain/time/duration';
import { allowedActions, expiryAfter, type StatementState, stateAfter } from './publishing.status-machine';

const now = new Date('2026-11-20T09:00:00Z');
const daysOn = (days: number): Date => new Date(now.getTime() + days * dayMs);
const running = { durationDays: 30, expiresAt: daysOn(10) };
const over = { durationDays: 30, expiresAt: daysOn(-1) };
const never = { durationDays: 30, expiresAt: null };

/** Each state with a term that fits it, and where each action leads while the quota has room and when it has none. */
const life: [StatementState, typeof running | typeof never, Record<string, [StatementState, StatementState]>][] = [
  ['draft', never, { publish: ['active', 'unpaid'], delete: ['deleted', 'deleted'] }],
  ['unpaid', never, { publish: ['active', 'unpaid'], delete: ['deleted', 'deleted'] }],
  [
    'active',
    running,
    {
      renew: ['active', 'active'],
      hide: ['hidden', 'hidden'],
      archive: ['archived', 'archived'],
      sold: ['sold', 'sold'],
      delete: ['deleted', 'deleted'],
    },
  ],
  [
    'hidden',
    running,
    {
      renew: ['hidden', 'hidden'],
      show: ['active', 'active'],
      archive: ['archived', 'archived'],
      sold: ['sold', 'sold'],
      delete: ['deleted', 'deleted'],
    },
  ],
  [
    'expired',
    over,
    {
      renew: ['active', 'unpaid'],
      archive: ['archived', 'archived'],
      sold: ['sold', 'sold'],
      delete: ['deleted', 'deleted'],
    },
  ],
  ['archived', running, { restore: ['hidden', 'unpaid'], delete: ['deleted', 'deleted'] }],
  ['archived', over, { restore: ['expired', 'expired'], delete: ['deleted', 'deleted'] }],
  ['blocked', running, { delete: ['deleted', 'deleted'] }],
  ['sold', running, { archive: ['archived', 'archived'], restore: ['hidden', 'unpaid'], delete: ['deleted', 'deleted'] }],
  ['sold', over, { archive: ['archived', 'archived'], restore: ['expired', 'expired'], delete: ['deleted', 'deleted'] }],
  ['deleted', running, {}],
];

describe('the life of a statement', () => {
  it.each(life)('allows from %s these actions and no others', (state, term, ways) => {
    expect(allowedActions(state, term, now)).toEqual(ownActions.filter((action) => action in ways));
  });

  it.each(life)('leads from %s where the table says', (state, term, ways) => {
    for (const action of allowedActions(state, term, now)) {
      const [roomy, full] = ways[action] ?? [];
      expect([action, stateAfter(action, state, term, now, true)]).toEqual([action, roomy]);
      expect([action, stateAfter(action, state, term, now, false)]).toEqual([action, full]);
    }
  });

  it('refuses to tell where an action leads that the state does not allow', () => {
    const states = [...new Set(life.map(([state]) => state))];
    for (const state of states)
      for (const action of ownActions)
        if (!life.some(([named, , ways]) => named === state && action in ways))
          expect(() => stateAfter(action, state, running, now, true)).toThrow(RangeError);
  });

  it.each(['active', 'hidden'] as const)('takes for expired what is still stored as %s after its term', (state) => {
    const ended = { durationDays: 30, expiresAt: now };
    for (const term of [over, ended]) {
      expect(allowedActions(state, term, now)).toEqual(allowedActions('expired', term, now));
      for (const hasFreePlace of [true, false])
        expect(stateAfter('renew', state, term, now, hasFreePlace)).toBe(stateAfter('renew', 'expired', term, now, hasFreePlace));
      expect(() => stateAfter(state === 'hidden' ? 'show' : 'hide', state, term, now, true)).toThrow(RangeError);
    }
  });

  it('renews until two terms are ahead, and no further', () => {
    expect(allowedActions('active', { durationDays: 30, expiresAt: daysOn(30) }, now)).toContain('renew');
    expect(allowedActions('active', { durationDays: 30, expiresAt: daysOn(31) }, now)).not.toContain('renew');
  });
});

describe('the end of the term', () => {
  it('is one term away at publication', () => {
    expect(expiryAfter('publish', 'active', never, now)).toEqual(daysOn(30));
  });

  it('is unknown while nothing is paid', () => {
    expect(expiryAfter('publish', 'unpaid', never, now)).toBeNull();
  });

  it('keeps running for what was paid in the middle of its term', () => {
    expect(expiryAfter('publish', 'active', running, now)).toEqual(running.expiresAt);
  });

  it('moves by the same term, from what is left or from today', () => {
    expect(expiryAfter('renew', 'active', running, now)).toEqual(daysOn(40));
    expect(expiryAfter('renew', 'active', over, now)).toEqual(daysOn(30));
    expect(expiryAfter('renew', 'active', { durationDays: 180, expiresAt: daysOn(2) }, now)).toEqual(daysOn(182));
  });

  it('does not move by hiding, showing, archiving and selling', () => {
    for (const [action, state] of [
      ['hide', 'hidden'],
      ['show', 'active'],
      ['archive', 'archived'],
      ['sold', 'sold'],
    ] as const)
      expect(expiryAfter(action, state, running, now)).toEqual(running.expiresAt);
  });
});
