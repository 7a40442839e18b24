import { describe, expect, it } from 'vitest';
import { isPlaceChip, withoutChip, withSentence } from './sentence-filters';

describe('withSentence', () => {
  it('joins places and replaces everything else that was chosen', () => {
    const chosen = { deal_types: [1], urbans: [38], room_types: [2], price_from: 500, currency_id: 1 as const };
    const said = { deal_types: [2], urbans: [64, 38], room_types: [3], price_to: 900, currency_id: 2 as const };
    expect(withSentence(chosen, { filters: said, q: 'sea view' }, 1)).toEqual({
      deal_types: [2],
      urbans: [38, 64],
      room_types: [3],
      price_to: 900,
      currency_id: 2,
      q: 'sea view',
    });
  });

  it('keeps the drawn areas', () => {
    expect(withSentence({ drawn_areas: ['A'] }, { filters: { urbans: [38] }, q: '' }, 1)).toEqual({
      drawn_areas: ['A'],
      urbans: [38],
    });
  });

  it('reads a price without a currency in the displayed one', () => {
    expect(withSentence({}, { filters: { price_to: 900 }, q: '' }, 2)).toEqual({ price_to: 900, currency_id: 2 });
    expect(withSentence({ q: 'view' }, { filters: { area_from: 60 }, q: '' }, 2)).toEqual({ q: 'view', area_from: 60 });
  });
});

describe('withoutChip', () => {
  it('removes a member from its list, or whole filters', () => {
    const filters = { parameters: [6, 10], price_to: 900, currency_id: 2 as const };
    expect(withoutChip(filters, { names: ['parameters'], id: 6, label: '' })).toEqual({ ...filters, parameters: [10] });
    expect(withoutChip(filters, { names: ['price_to', 'currency_id'], id: null, label: '' })).toEqual({ parameters: [6, 10] });
    expect(withoutChip({ parameters: [6] }, { names: ['parameters'], id: 6, label: '' })).toEqual({});
  });

  it('has the chips of places', () => {
    expect(isPlaceChip({ names: ['urbans'], id: 38, label: '' })).toBe(true);
    expect(isPlaceChip({ names: ['room_types'], id: null, label: '' })).toBe(false);
  });
});
