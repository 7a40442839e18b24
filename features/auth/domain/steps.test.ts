import { describe, expect, it } from 'vitest';
import { authStepHref, authSteps, parseAuthStep } from './steps';

describe('the steps of the sign-in', () => {
  it.each(authSteps)('%s is what its own address names', (step) => {
    const { searchParams } = new URL(authStepHref('/en/auth', step, '/s?page=2'), 'http://localhost');
    expect(parseAuthStep(searchParams.get('view') ?? undefined)).toBe(step);
    expect(searchParams.get('continue')).toBe('/s?page=2');
  });

  it('fall back to the sign-in', () => {
    expect([parseAuthStep('nonsense'), parseAuthStep(''), parseAuthStep(undefined)]).toEqual(['sign_in', 'sign_in', 'sign_in']);
  });

  it('keep the plain address plain', () => {
    expect(authStepHref('/auth', 'sign_in', null)).toBe('/auth');
  });
});
