import { describe, expect, it } from 'vitest';
import type { Profile } from '@/lib/contracts/account/profile';
import { partial } from '@/tests/factories/partial';
import { nextSteps } from './next-steps';

const whole = partial<Profile>({
  email: 'nino@aivani.example',
  pending_email: null,
  valid_phone_numbers: ['599001234'],
  legal_name: 'შპს აივანი',
  identification_code: '404123456',
});

describe('nextSteps', () => {
  it('are empty for a complete account', () => {
    expect(nextSteps(whole, true, true)).toEqual([]);
  });

  it('begin with publishing for somebody who has published nothing', () => {
    expect(nextSteps({ ...whole, valid_phone_numbers: [] }, true, false)).toEqual(['publish', 'add_phone']);
    expect(nextSteps(whole, true, null)).toEqual([]);
  });

  it('include confirming a pending e-mail, and not adding another', () => {
    expect(nextSteps({ ...whole, email: null, pending_email: 'new@aivani.example' }, false, true)).toEqual(['confirm_email']);
  });

  it('have a fixed order, the most useful first', () => {
    const bare = { ...whole, valid_phone_numbers: [], legal_name: null };
    expect(nextSteps({ ...bare, pending_email: 'new@aivani.example' }, true, false)).toEqual([
      'publish',
      'confirm_email',
      'add_phone',
      'add_company',
    ]);
  });

  it('include an e-mail, a phone and a company where they are missing', () => {
    const bare = { ...whole, email: null, valid_phone_numbers: [], legal_name: null };
    expect(nextSteps(bare, true, true)).toEqual(['add_email', 'add_phone', 'add_company']);
    expect(nextSteps(bare, false, true)).toEqual(['add_email', 'add_phone']);
  });
});
