import { commentLengthMax } from '@/lib/contracts/statements/own-statement-fields';
import { memoise } from '@/server/memoise';

/** Names that people give to columns and elements, per field; compared in lower case with single spaces. */
const synonyms = {
  id: ['id', 'listing id', 'statement id', 'external id', 'internal id', 'reference', 'განცხადების id', 'კოდი'],
  url: ['url', 'link', 'source url', 'ბმული', 'ლინკი', 'ссылка'],
  city: ['city', 'city name', 'municipality', 'ქალაქი', 'მუნიციპალიტეტი', 'город'],
  district: [
    'district',
    'district name',
    'city area',
    'urban',
    'urban name',
    'neighbourhood',
    'neighborhood',
    'subdistrict',
    'უბანი',
    'რაიონი',
    'район',
    'микрорайон',
  ],
  street: ['street', 'street address', 'street name', 'address', 'მისამართი', 'ქუჩა', 'адрес', 'улица'],
  streetNumber: ['street number', 'house number', 'ნომერი', 'სახლის ნომერი', 'номер дома'],
  deal: ['transaction type', 'deal type', 'deal', 'offer type', 'გარიგების ტიპი', 'გარიგება', 'тип сделки', 'сделка'],
  type: [
    'property type',
    'real estate type',
    'type',
    'category',
    'ქონების ტიპი',
    'უძრავი ქონების ტიპი',
    'тип недвижимости',
    'тип',
  ],
  title: ['title', 'name', 'heading', 'სათაური', 'დასახელება', 'заголовок', 'название'],
  description: ['description', 'comment', 'text', 'აღწერა', 'კომენტარი', 'описание', 'комментарий'],
  price: ['price', 'total price', 'price total', 'cost', 'ფასი', 'სრული ფასი', 'цена', 'стоимость'],
  /** Of a square metre: determines the currency of the whole price, and is the price where there is no other. */
  squarePrice: [
    'price m2',
    'price sqm',
    'price per m2',
    'price per sqm',
    'price per square metre',
    'price per square meter',
    'square price',
    'unit price',
    'm2 price',
    'sqm price',
    'ფასი მ2',
    'კვმ ფასი',
    'კვ მ ფასი',
    'მ2 ფასი',
    'ფასი კვ მ',
    'ფასი კვმ',
    '1 მ2 ფასი',
    'კვადრატულის ფასი',
    'კვადრატული მეტრის ფასი',
    'цена м2',
    'цена за м2',
    'цена за метр',
    'цена кв м',
    'цена за кв м',
    'цена за квадратный метр',
  ],
  currency: ['currency', 'price currency', 'ვალუტა', 'валюта'],
  area: [
    'area',
    'space',
    'area m2',
    'area sqm',
    'total area',
    'size',
    'sqm',
    'ფართი',
    'ფართობი',
    'საერთო ფართი',
    'площадь',
    'общая площадь',
  ],
  yardArea: ['yard area', 'land area', 'plot area', 'ეზოს ფართი', 'ეზოს ფართობი', 'площадь участка'],
  rooms: [
    'room',
    'rooms',
    'room count',
    'number of rooms',
    'ოთახი',
    'ოთახები',
    'ოთახების რაოდენობა',
    'комнат',
    'комнаты',
    'количество комнат',
  ],
  bedrooms: ['bedroom', 'bedrooms', 'საძინებელი', 'საძინებლები', 'спальня', 'спальни', 'спален'],
  bathrooms: ['bathroom', 'bathrooms', 'სველი წერტილი', 'სააბაზანო', 'санузел', 'санузлы'],
  floor: ['floor', 'სართული', 'этаж'],
  totalFloors: [
    'max floor',
    'total floors',
    'floors',
    'floors total',
    'სართულიანობა',
    'სართულების რაოდენობა',
    'этажность',
    'этажей',
  ],
  ceilingHeight: ['height', 'ceiling height', 'ჭერის სიმაღლე', 'высота потолков'],
  status: ['apartment type', 'status', 'building status', 'სტატუსი', 'статус'],
  condition: ['renovation type', 'renovation', 'condition', 'მდგომარეობა', 'რემონტი', 'состояние', 'ремонт'],
  project: ['project type', 'project', 'პროექტი', 'პროექტის ტიპი', 'тип проекта'],
  heating: ['heating', 'heating type', 'გათბობა', 'отопление'],
  hotWater: ['hot water', 'hot water type', 'ცხელი წყალი', 'горячая вода'],
  parking: ['parking', 'parking type', 'პარკინგი', 'парковка'],
  balcony: ['balcony', 'balconies', 'has balcony', 'აივანი', 'балкон'],
  furniture: ['furniture', 'furnished', 'ავეჯი', 'мебель'],
  latitude: ['latitude', 'lat', 'განედი', 'широта'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'გრძედი', 'долгота'],
  date: [
    'upload date',
    'date',
    'published',
    'publish date',
    'created at',
    'last updated',
    'თარიღი',
    'გამოქვეყნების თარიღი',
    'дата',
    'дата публикации',
  ],
  cadastralCode: ['cadastral code', 'rs code', 'საკადასტრო კოდი', 'кадастровый код'],
  phone: ['phone', 'phone number', 'ტელეფონი', 'ტელეფონის ნომერი', 'телефон'],
  ownerName: ['owner', 'owner name', 'contact', 'contact name', 'მესაკუთრე', 'საკონტაქტო პირი', 'контактное лицо'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof synonyms;
/** The texts of one row by field; what was empty or "not given" is absent. */
export type RawRow = Partial<Record<Field, string>>;

const fields = Object.keys(synonyms) as Field[];
const fieldByName = new Map<string, Field>(fields.flatMap((field) => synonyms[field].map((name) => [name, field] as const)));

const CURRENCY = /[$₾€]|(^|\s)(usd|gel|eur|ლარ(ი|ში)|დოლარ(ი|ში)|лари|доллар(ы|ах)?)(?=\s|$)/i;
const SQUARE_METRE = /(м2|მ2|m2)/;

const normalise = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    // areaM2 and maxFloor are area m2 and max floor.
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/([mмმ])²/g, '$12')
    .replace(/[_\s./-]+/g, ' ')
    .replace(/[(),:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function readField(name: string): Field | undefined {
  const written = normalise(name);
  const plain = written.replace(CURRENCY, ' ').replace(/\s+/g, ' ').trim();
  const bare = normalise(name.replace(/\([^()]*\)/g, ''));
  const found = fieldByName.get(written) ?? fieldByName.get(plain);
  if (found) return found;
  const field = fieldByName.get(bare) ?? fieldByName.get(plain.replace(/ ?(m2|sqm)$/, ''));
  // "Price (₾/m²)" and "Price m²" are prices of a square metre.
  return field === 'price' && SQUARE_METRE.test(written) ? 'squarePrice' : field;
}

/** Size of the cache of parsed names, which repeat in every row. A feed can have any number of them. */
const namesMax = 1000;

const readName = memoise(
  (name: string) => ({ field: readField(name), currency: normalise(name).match(CURRENCY)?.[0].trim() }),
  namesMax,
);

/** The field that the name of a column or an element means, in English, Georgian or Russian. */
export const fieldOf = (name: string): Field | undefined => readName(name).field;

const absentTexts = new Set([
  '',
  '-',
  '—',
  'n/a',
  'na',
  'nan',
  'null',
  'none',
  'undefined',
  'not provided',
  'არ არის მოწოდებული',
  'არ არის მითითებული',
  'не указано',
]);

/** Whether a cell is empty or a placeholder. */
const isAbsent = (text: string): boolean => absentTexts.has(text.trim().toLowerCase());

/** A description may be as long as the form's; every other text of a listing is shorter than this. */
const textMax = 500;

/** A cell as the database can store it: no control characters, no lone surrogates, single spaces, a bounded length. */
function cleanText(text: string, lengthMax: number): string {
  // A huge cell is truncated before it is searched; white space may shorten it further.
  const start = text.slice(0, lengthMax * 4).replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ');
  return start
    .trim()
    .slice(0, lengthMax)
    .toWellFormed()
    .replace(/\uFFFD+$/u, '')
    .trim();
}

/** A price without a sign under a column "price_usd" or "Price, ₾" is in the currency of the column's name. */
function withCurrencyOf(name: string, text: string): string {
  const { currency } = readName(name);
  return currency === undefined || /[^\d\s.,-]/.test(text) ? text : `${text} ${currency}`;
}

/** Puts the cells of a row under their fields; a name that is not recognised is left out, the first of two columns for one field wins. */
export function toRawRow(cells: Iterable<readonly [string, string]>): RawRow {
  const row: RawRow = {};
  for (const [name, cell] of cells) {
    const field = fieldOf(name);
    if (field === undefined || row[field] !== undefined) continue;
    const text = cleanText(cell, field === 'description' ? commentLengthMax : textMax);
    if (!isAbsent(text)) row[field] = field === 'price' || field === 'squarePrice' ? withCurrencyOf(name, text) : text;
  }
  return row;
}

/** One row of a file or item of a feed, with its number counted from 1; `error` when it could not be taken apart. */
export type SourceRow = { number: number; row: RawRow; error?: string };
