import { describe, expect, it } from 'vitest';
import { type OwnAction, ownActions } from '@/lib/contracts/statements/own-statements';
import { dayMs } from '../time/duration';
import {
  allowedActions,
  daysLeft,
  expiry,
  isEditable,
  type StatementState,
  statementStates,
  type Term,
  takesQuota,
  transition,
} from './status-machine';

const now = new Date('2026-11-20T09:00:00Z');
const daysOn = (days: number): Date => new Date(now.getTime() + days * dayMs);
const running = { durationDays: 30, expiresAt: daysOn(10) };
const over = { durationDays: 30, expiresAt: daysOn(-1) };
const never = { durationDays: 30, expiresAt: null };

const allowed = (state: StatementState, term: Term) => allowedActions({ state, term }, now);
const stateAfter = (action: OwnAction, state: StatementState, term: Term, hasFreePlace: boolean) =>
  transition(action, { state, term }, now, hasFreePlace).state;
const expiryAfter = (action: OwnAction, state: StatementState, term: Term, hasFreePlace = true) =>
  transition(action, { state, term }, now, hasFreePlace).expiresAt;

/** Each state with a term that fits it, and where each action leads while the quota has room and when it has none. */
const states: [StatementState, typeof running | typeof never, Record<string, [StatementState, StatementState]>][] = [
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

describe('the status machine', () => {
  it.each(states)('allows from %s these actions and no others', (state, term, ways) => {
    expect(allowed(state, term)).toEqual(ownActions.filter((action) => action in ways));
  });

  it.each(states)('leads from %s where the table says', (state, term, ways) => {
    for (const action of allowed(state, term)) {
      const [roomy, full] = ways[action] ?? [];
      expect([action, stateAfter(action, state, term, true)]).toEqual([action, roomy]);
      expect([action, stateAfter(action, state, term, false)]).toEqual([action, full]);
    }
  });

  it('has no next state for an action that the state does not allow', () => {
    const names = [...new Set(states.map(([state]) => state))];
    for (const state of names)
      for (const action of ownActions)
        if (!states.some(([named, , ways]) => named === state && action in ways))
          expect(() => stateAfter(action, state, running, true)).toThrow(RangeError);
  });

  it.each(['active', 'hidden'] as const)('treats as expired what is still stored as %s after its term', (state) => {
    const ended = { durationDays: 30, expiresAt: now };
    for (const term of [over, ended]) {
      expect(allowed(state, term)).toEqual(allowed('expired', term));
      for (const hasFreePlace of [true, false])
        expect(stateAfter('renew', state, term, hasFreePlace)).toBe(stateAfter('renew', 'expired', term, hasFreePlace));
      expect(() => stateAfter(state === 'hidden' ? 'show' : 'hide', state, term, true)).toThrow(RangeError);
    }
  });

  it('renews until two terms are ahead, and no further', () => {
    expect(allowed('active', { durationDays: 30, expiresAt: daysOn(30) })).toContain('renew');
    expect(allowed('active', { durationDays: 30, expiresAt: daysOn(31) })).not.toContain('renew');
  });
});

describe('the end of the term', () => {
  it('is one term ahead at publication', () => {
    expect(expiryAfter('publish', 'draft', never)).toEqual(daysOn(30));
  });

  it('is unknown while nothing is paid', () => {
    expect(expiryAfter('publish', 'draft', never, false)).toBeNull();
  });

  it('keeps running for what was paid in the middle of its term', () => {
    expect(expiryAfter('publish', 'unpaid', running)).toEqual(running.expiresAt);
  });

  it('moves by the same term, from what is left or from today', () => {
    expect(expiryAfter('renew', 'active', running)).toEqual(daysOn(40));
    expect(expiryAfter('renew', 'active', over)).toEqual(daysOn(30));
    expect(expiryAfter('renew', 'active', { durationDays: 180, expiresAt: daysOn(2) })).toEqual(daysOn(182));
  });

  it.each([
    ['hide', 'active'],
    ['show', 'hidden'],
    ['archive', 'active'],
    ['sold', 'active'],
  ] as const)('does not move by %s', (action, state) => {
    expect(expiryAfter(action, state, running)).toEqual(running.expiresAt);
  });

  it('expires what is listed or hidden, and nothing else', () => {
    expect(expiry).toEqual({ from: ['active', 'hidden'], to: 'expired' });
  });

  it.each([
    [null, null],
    [now, null],
    [new Date(now.getTime() + 1), 1],
    [daysOn(2), 2],
    [new Date(daysOn(2).getTime() + 1), 3],
  ])('with an end at %s has %s started days left', (expiresAt, days) => {
    expect(daysLeft(expiresAt, now)).toBe(days);
  });
});

describe('the date that orders lists', () => {
  const dateAfter = (action: OwnAction, state: StatementState, term: Term, hasFreePlace = true) =>
    transition(action, { state, term }, now, hasFreePlace).date;

  it.each([
    ['show', 'hidden'],
    ['hide', 'active'],
    ['renew', 'active'],
    ['renew', 'hidden'],
    ['restore', 'archived'],
    ['restore', 'sold'],
    ['publish', 'unpaid'],
  ] as const)('stays after %s of one that is %s while its term runs', (action, state) => {
    expect(dateAfter(action, state, running)).toBeUndefined();
  });

  it('moves with the first publication, which also dates the statement', () => {
    expect(transition('publish', { state: 'draft', term: never }, now, true)).toMatchObject({ createdAt: now, date: now });
    expect(transition('publish', { state: 'draft', term: never }, now, false)).toEqual({ state: 'unpaid', expiresAt: null });
  });

  it('moves with a renewal after the end of the term, but only once that is listed', () => {
    expect(transition('renew', { state: 'active', term: over }, now, true)).toEqual({
      state: 'active',
      expiresAt: daysOn(30),
      date: now,
    });
    expect(dateAfter('renew', 'expired', over, false)).toBeUndefined();
  });
});

it('has the states that may be edited, and those that take a place of the quota', () => {
  expect(statementStates.filter(isEditable)).toEqual(['draft', 'unpaid', 'active', 'hidden', 'expired', 'blocked']);
  expect(statementStates.filter(takesQuota)).toEqual(['active', 'hidden']);
});
