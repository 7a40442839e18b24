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
    ['price_usd', 'price'],
    ['Price (GEL)', 'price'],
    ['price_per_sqm', 'squarePrice'],
    ['Price (₾/m²)', 'squarePrice'],
    ['price_m2', 'squarePrice'],
    ['ფასი მ²', 'squarePrice'],
    ['Цена за м²', 'squarePrice'],
  ])('recognises %s as %s', (name, field) => expect(fieldOf(name)).toBe(field));

  it.each(['', 'agent_notes'])('does not recognise %j', (name) => expect(fieldOf(name)).toBeUndefined());

  it('leaves out empty cells and keeps the first of two columns for one field', () => {
    const row = toRawRow([
      ['district_name', 'არ არის მოწოდებული'],
      ['city', '  თბილისი '],
      ['price', '100 $'],
      ['ფასი', '270 ₾'],
      ['description', 'ორი\n სიტყვა'],
    ]);
    expect(row).toEqual({ city: 'თბილისი', price: '100 $', description: 'ორი\nსიტყვა' });
  });

  it('takes the currency of a price from the name of its column, unless the cell has one', () => {
    expect(toRawRow([['price_usd', '61812.0']]).price).toBe('61812.0 usd');
    expect(toRawRow([['ფასი (₾)', '61 812']]).price).toBe('61 812 ₾');
    expect(toRawRow([['price_usd', '100 ₾']]).price).toBe('100 ₾');
  });

  it('takes the unit of an area from the name of its column, unless the cell has one', () => {
    expect(toRawRow([['Area (sq ft)', '800']]).area).toBe('800 sq ft');
    expect(toRawRow([['area_sqft', '800']]).area).toBe('800 sqft');
    expect(toRawRow([['size_ft2', '800 m²']]).area).toBe('800 m²');
    expect(toRawRow([['площадь (га)', '1,5']]).area).toBe('1,5 га');
    expect(toRawRow([['Area (m²)', '75']]).area).toBe('75');
  });

  it('keeps nothing that the database cannot store, and no unbounded text', () => {
    const row = toRawRow([
      ['street', `ჭავჭა\u0000ვაძის \ud800ქ.\u0007 5`],
      ['title', 'ა'.repeat(1_000_000)],
      ['description', `${'ა'.repeat(4999)}😀`],
      ['phone', ' '.repeat(3_000_000)],
    ]);
    expect(row.street).toBe('ჭავჭა ვაძის �ქ. 5');
    expect(row.title).toHaveLength(500);
    expect(row.description).toBe('ა'.repeat(4999));
    expect(row.phone).toBeUndefined();
  });
});
