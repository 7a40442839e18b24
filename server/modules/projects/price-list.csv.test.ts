import { describe, expect, it } from 'vitest';
import { readPriceList } from './price-list.csv';

describe('readPriceList', () => {
  it('reads columns in any order and language, with either decimal sign', () => {
    const { flats, refused } = readPriceList(
      'ბინა;ოთახები;ფართობი;ფასი;ვალუტა;სტატუსი;სართული\nA-12;2;54,5;98 500;ლარი;გაყიდული;7\nA-13;6;120;;;;\n',
    );
    expect(refused).toEqual([]);
    expect(flats).toEqual([
      { number: 'A-12', floor: 7, roomTypeId: 2, areaSqm: 54.5, priceMinor: 9_850_000, currencyId: 1, state: 'sold' },
      { number: 'A-13', floor: null, roomTypeId: 7, areaSqm: 120, priceMinor: null, currencyId: 2, state: 'available' },
    ]);
  });

  it('reports every wrong cell with its line', () => {
    const csv =
      'number,rooms,area,price,currency,state\n1,two,54,100,usd,free\n,2,1,100,eur,gone\n3,2,54,100,usd,free\n3,2,55,-5,usd,free';
    expect(readPriceList(csv).refused).toEqual([
      { line: 2, column: 'rooms', problem: 'not_a_number' },
      { line: 3, column: 'number', problem: 'missing' },
      { line: 3, column: 'area', problem: 'out_of_range' },
      { line: 3, column: 'state', problem: 'unknown_state' },
      { line: 3, column: 'currency', problem: 'unknown_currency' },
      { line: 5, column: 'price', problem: 'not_a_number' },
      { line: 5, column: 'number', problem: 'repeated' },
    ]);
  });

  it('refuses a file without the columns it needs, without rows, or that is not CSV', () => {
    expect(readPriceList('number,price\n1,5').refused).toEqual([
      { line: 1, column: 'rooms', problem: 'missing' },
      { line: 1, column: 'area', problem: 'missing' },
    ]);
    expect(readPriceList('number,rooms,area').refused).toEqual([{ line: 1, column: null, problem: 'out_of_range' }]);
    expect(readPriceList('number,rooms,area\n"1,2,3').refused).toEqual([{ line: 1, column: null, problem: 'broken_row' }]);
  });
});
