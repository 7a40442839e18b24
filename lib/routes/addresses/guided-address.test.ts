import { describe, expect, it } from 'vitest';
import { guidedPath, nextStepOf, previousStepOf, readGuidedAddress } from './guided-address';

describe('the address of the guided search', () => {
  it('has the question and the answers', () => {
    const filters = { deal_types: [1], real_estate_types: [1], districts: [2, 3] };
    const address = guidedPath('en', filters, 'budget');
    expect(address).toBe('/en/gamartivebuli-dzieba?deal_types=1&real_estate_types=1&districts=2,3&step=budget');
    expect(readGuidedAddress(address.slice(address.indexOf('?')))).toMatchObject({ step: 'budget', filters });
    expect(guidedPath('ka', {}, 'deal')).toBe('/gamartivebuli-dzieba');
  });

  it('reads what a form without scripts sends: repeated names and empty fields', () => {
    const { filters, step } = readGuidedAddress('?deal_types=1&districts=2&districts=3&price_from=&price_to=200000&step=rooms');
    expect(step).toBe('rooms');
    expect(filters).toMatchObject({ deal_types: [1], districts: [2, 3], price_to: 200_000 });
    expect(filters.price_from).toBeUndefined();
  });

  it('starts with the first question where it names no existing one', () => {
    expect(readGuidedAddress('').step).toBe('deal');
    expect(readGuidedAddress('?step=nothing').step).toBe('deal');
  });

  it('ends after the last question, which for land is the budget', () => {
    expect(nextStepOf('budget', { real_estate_types: [1] })).toBe('rooms');
    expect(nextStepOf('rooms', {})).toBe('results');
    expect(nextStepOf('budget', { real_estate_types: [4] })).toBe('results');
    expect(readGuidedAddress('?deal_types=1&real_estate_types=4&step=rooms').step).toBeNull();
    expect(readGuidedAddress('?step=results').step).toBeNull();
    expect(previousStepOf('deal', {})).toBeNull();
    expect(previousStepOf('place', {})).toBe('type');
  });
});
