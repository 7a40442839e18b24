import { describe, expect, it } from 'vitest';
import type { Invitation } from '@/lib/contracts/account/agents';
import { inviteeOf, sortPendingFirst } from './invitations';

const invitation = (fields: Partial<Invitation>): Invitation => ({
  id: 1,
  contact: 'nino@example.ge',
  contact_kind: 'email',
  name: null,
  state: 'pending',
  created_at: '2026-11-20T10:00:00.000Z',
  answered_at: null,
  ...fields,
});

describe('sortPendingFirst', () => {
  it('puts pending invitations before the others and keeps the order within both', () => {
    const states = ['declined', 'pending', 'accepted', 'pending'] as const;
    const rows = states.map((state, index) => invitation({ id: index + 1, state }));
    expect(sortPendingFirst(rows).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });
});

describe('inviteeOf', () => {
  it('is the name if known', () => {
    expect(inviteeOf(invitation({ name: 'ნინო ბერიძე', state: 'accepted' }))).toBe('ნინო ბერიძე');
  });

  it('is the formatted contact otherwise', () => {
    expect(inviteeOf(invitation({}))).toBe('nino@example.ge');
    expect(inviteeOf(invitation({ contact_kind: 'user_id', contact: '12' }))).toBe('ID 12');
    expect(inviteeOf(invitation({ contact_kind: 'phone', contact: '599001234' })).replace(/\u00a0/g, ' ')).toBe('599 00 12 34');
  });
});
