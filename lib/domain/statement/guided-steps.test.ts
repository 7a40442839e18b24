import { describe, expect, it } from 'vitest';
import { answeredBefore, consistentAnswers, stepsOf, withDefaultAnswer } from './guided-steps';

describe('the questions', () => {
  it('are five, and four for land, which has no rooms', () => {
    expect(stepsOf({})).toEqual(['deal', 'type', 'place', 'budget', 'rooms']);
    expect(stepsOf({ real_estate_types: [4] })).toEqual(['deal', 'type', 'place', 'budget']);
  });

  it('count their choices only within the earlier answers', () => {
    const filters = { deal_types: [1], real_estate_types: [1], cities: [1], price_to: 200_000, room_types: [2] };
    expect(answeredBefore(filters, 'deal')).toEqual({});
    expect(answeredBefore(filters, 'place')).toEqual({ deal_types: [1], real_estate_types: [1] });
    expect(answeredBefore(filters, 'rooms')).toEqual({ ...filters, room_types: undefined });
  });
});

describe('answers', () => {
  it('drop a type that is not offered for the deal, and the rooms of land', () => {
    expect(consistentAnswers({ deal_types: [2], real_estate_types: [4] }).real_estate_types).toBeUndefined();
    const land = consistentAnswers({ deal_types: [10], real_estate_types: [4], room_types: [2] });
    expect(land).toMatchObject({ deal_types: [10], real_estate_types: [4] });
    expect(land.room_types).toBeUndefined();
  });

  it('keep one deal, put the lower bound first, and drop what no step asks for', () => {
    const filters = consistentAnswers({ deal_types: [1, 2], price_from: 300, price_to: 100, with_3d: true, order_by: 'price' });
    expect(filters).toMatchObject({ deal_types: [1], price_from: 100, price_to: 300 });
    expect(Object.keys(filters)).not.toContain('with_3d');
    expect(Object.keys(filters)).not.toContain('order_by');
  });

  it('leave out the city of a chosen district', () => {
    expect(consistentAnswers({ cities: [1], districts: [2] })).toMatchObject({ districts: [2], cities: undefined });
    expect(consistentAnswers({ cities: [1] }).cities).toEqual([1]);
  });

  it('ignore a deal that does not exist', () => {
    expect(consistentAnswers({ deal_types: [99], real_estate_types: [1] })).toMatchObject({ deal_types: undefined });
  });
});

it('a question shows one choice as chosen before anything is, and nothing over an answer', () => {
  expect(withDefaultAnswer({}, 'deal')).toEqual({ deal_types: [1] });
  expect(withDefaultAnswer({ deal_types: [10] }, 'type')).toEqual({ deal_types: [10], real_estate_types: [4] });
  expect(withDefaultAnswer({ deal_types: [1] }, 'place')).toEqual({ deal_types: [1], cities: [1] });
  expect(withDefaultAnswer({ districts: [2] }, 'place')).toEqual({ districts: [2] });
  expect(withDefaultAnswer({}, 'budget')).toEqual({});
});
