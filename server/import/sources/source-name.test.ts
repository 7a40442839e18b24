import { expect, it } from 'vitest';
import { sourceNameOf } from './source-name';

it.each([
  ['/data/Sales.csv', 'csv:sales'],
  ['/data/2026-11-28/sales_2026-11-28.csv', 'csv:sales'],
  ['/data/sales-20261128T0300.csv', 'csv:sales'],
  ['/data/sales-2026-11-28 03:00:15 (1).csv', 'csv:sales'],
  ['/data/28.11.2026 sales.csv.gz', 'csv:sales'],
  ['/data/sales-1764302400.csv', 'csv:sales'],
  ['/data/sales-2.csv', 'csv:sales-2'],
  ['/data/გაყიდვა.csv', 'csv:გაყიდვა'],
  ['/data/2026-11-28.csv', 'csv:'],
])('the source of %s is called %s: its folder, day and copy do not count', (file, name) =>
  expect(sourceNameOf('csv', file)).toBe(name),
);

const nameOf = (address: string): string => sourceNameOf('feed', address);

it('a feed is called by its address without day, time and passwords', () => {
  expect(nameOf('https://www.agency.ge/export/feed.xml')).toBe('feed:agency.ge/export/feed.xml');
  expect(nameOf('https://user:secret@agency.ge/export/feed.xml?token=secret&t=1764302400')).toBe(
    'feed:agency.ge/export/feed.xml',
  );
  expect(nameOf('https://agency.ge/feed-2026-11-28.xml')).toBe(nameOf('https://agency.ge/feed-2026-11-29.xml'));
});

it('two feeds of one program have two names, in which its parameters cannot be read', () => {
  const [one, two] = [nameOf('https://agency.ge/feed.php?office=1'), nameOf('https://agency.ge/feed.php?office=2')];
  expect(one).not.toBe(two);
  expect(nameOf('https://agency.ge/feed.php?date=2026-11-28&office=1')).toBe(one);
  expect(one).toMatch(/^feed:agency\.ge\/feed\.php\?[0-9a-f]{8}$/);
});
