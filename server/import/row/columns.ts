import { commentLengthMax } from '@/lib/contracts/statements/own-statement-fields';
import { memoise } from '@/server/memoise';
import { toPlainText } from './plain-text';
import { truncate } from './text';

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
/** Units other than square metres at the end of the name of a column. */
const OTHER_UNIT =
  /(?:^| )(sq ?(?:ft|feet)|ft2|square (?:feet|foot)|sq ?y(?:ar)?ds?|acres?|ha|hectares?|га|гектары?|сот(?:ки|ок|ка)|ჰა|ჰექტარი|სოტკა)$/;

const normalise = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    // areaM2 and maxFloor are area m2 and max floor.
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(ft|[mмმ])²/g, '$12')
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
  const field = [bare, plain.replace(/ ?(m2|sqm)$/, ''), plain.replace(OTHER_UNIT, '')]
    .map((text) => fieldByName.get(text))
    .find(Boolean);
  // "Price (₾/m²)" and "Price m²" are prices of a square metre.
  return field === 'price' && SQUARE_METRE.test(written) ? 'squarePrice' : field;
}

/** Size of the cache of parsed names, which repeat in every row. A feed can have any number of them. */
const namesMax = 1000;

const readName = memoise(
  (name: string) => ({
    field: readField(name),
    currency: normalise(name).match(CURRENCY)?.[0].trim(),
    unit: normalise(name).match(OTHER_UNIT)?.[1],
  }),
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

/** White space and what no text shows: controls, marks of direction, soft hyphens. */
const SPACES = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu;
const SPACES_IN_LINES = /(?:(?!\n)[\p{Cc}\p{Zs}])+/gu;
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** At most one empty line between two lines, and no spaces around them. */
const withLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028]/g, '\n')
    .replaceAll('\u2029', '\n\n')
    .replace(SPACES_IN_LINES, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

/** A cell as the database can store it: plain text without control characters and lone surrogates, of a bounded length. */
function cleanText(text: string, lengthMax: number, keepsLines: boolean): string {
  // A huge cell is truncated before it is searched; markup and white space may shorten it further.
  const start = toPlainText(truncate(text, lengthMax * 4)).replace(INVISIBLE, '');
  return truncate((keepsLines ? withLines(start) : start.replace(SPACES, ' ')).trim(), lengthMax).toWellFormed();
}

/** A price without a sign under a column "price_usd" or "Price, ₾" is in the currency of the column's name. */
function withCurrencyOf(name: string, text: string): string {
  const { currency } = readName(name);
  return currency === undefined || /[^\d\s.,-]/.test(text) ? text : `${text} ${currency}`;
}

/** An area without a unit under a column "Area (sq ft)" is in the unit of the column's name. */
function withUnitOf(name: string, field: Field, text: string): string {
  const { unit } = field === 'area' || field === 'yardArea' ? readName(name) : {};
  return unit === undefined || /\p{Letter}/u.test(text) ? text : `${text} ${unit}`;
}

/** Puts the cells of a row under their fields; a name that is not recognised is left out, the first of two columns for one field wins. */
export function toRawRow(cells: Iterable<readonly [string, string]>): RawRow {
  const row: RawRow = {};
  for (const [name, cell] of cells) {
    const field = fieldOf(name);
    if (field === undefined || row[field] !== undefined) continue;
    const isDescription = field === 'description';
    const text = cleanText(cell, isDescription ? commentLengthMax : textMax, isDescription);
    if (isAbsent(text)) continue;
    row[field] = field === 'price' || field === 'squarePrice' ? withCurrencyOf(name, text) : withUnitOf(name, field, text);
  }
  return row;
}

/** One row of a file or item of a feed, with its number counted from 1; `error` when it could not be taken apart. */
export type SourceRow = { number: number; row: RawRow; error?: string };
