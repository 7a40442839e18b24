import { describe, expect, it } from 'vitest';
import type { OwnAction, OwnState } from '@/lib/contracts/statements/own-statements';
import { bulkActionsFor, primaryAction } from './row-status';

const now = new Date('2026-11-21T10:00:00Z');

describe('primaryAction', () => {
  const actionOf = (state: OwnState, actions: OwnAction[], expires_at: string | null = null) =>
    primaryAction({ state, actions, expires_at }, now);

  it('renews what ends within three days, and promotes what has time', () => {
    expect(actionOf('active', ['renew'], '2026-11-24T10:00:00Z')).toBe('renew');
    expect(actionOf('active', ['renew'], '2026-11-25T10:00:00Z')).toBe('promote');
  });

  it.each([
    ['expired', 'renew'],
    ['hidden', 'show'],
    ['sold', 'restore'],
  ] as const)('offers the action that a statement that is %s needs', (state, action) => {
    expect(actionOf(state, [action])).toBe(action);
  });

  it('pays for what is over the free quota', () => {
    expect(actionOf('unpaid', ['publish', 'delete'])).toBe('pay');
  });

  it('edits where the server does not allow the action', () => {
    expect(actionOf('expired', ['delete'])).toBe('edit');
  });

  it.each(['sold', 'archived'] as const)('never edits what is %s', (state) => {
    expect(actionOf(state, ['delete'])).toBeNull();
  });
});

it('offers a selection what at least one of it allows', () => {
  expect(bulkActionsFor([{ actions: ['hide', 'delete'] }, { actions: ['delete', 'sold'] }])).toEqual(['hide', 'delete']);
  expect(bulkActionsFor([])).toEqual([]);
});
