import { describe, expect, it } from 'vitest';
import { fieldOf, toRawRow } from './columns';

describe('columns', () => {
  it.each([
    ['price', 'price'],
    ['\uFEFFფასი', 'price'],
    ['area_m2', 'area'],
    ['Area (m²)', 'area'],
    ['totalArea', 'area'],
    ['ფართი', 'area'],
    ['space', 'area'],
    ['ოთახების რაოდენობა', 'rooms'],
    ['city_area', 'district'],
    ['max_floor', 'totalFloors'],
    ['გარიგების ტიპი', 'deal'],
    ['მისამართი', 'street'],
    ['apartment_type', 'status'],
    ['renovation_type', 'condition'],
    ['дата публикации', 'date'],
  ])('knows %s as %s', (name, field) => expect(fieldOf(name)).toBe(field));

  it.each(['price_per_sqm', '', 'agent_notes'])('does not know %j', (name) => expect(fieldOf(name)).toBeUndefined());

  it('leaves out cells that say nothing and keeps the first of two columns for one field', () => {
    const row = toRawRow([
      ['district_name', 'არ არის მოწოდებული'],
      ['city', '  თბილისი '],
      ['price', '100 $'],
      ['ფასი', '270 ₾'],
      ['description', 'ორი\n სიტყვა'],
    ]);
    expect(row).toEqual({ city: 'თბილისი', price: '100 $', description: 'ორი სიტყვა' });
  });
});
