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

const normalise = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    // areaM2 and maxFloor are area m2 and max floor.
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('m²', 'm2')
    .replace(/[_\s.-]+/g, ' ')
    .replace(/\((.*)\)|[,:]/g, '')
    .trim();

/** The field that a column's or an element's name stands for, in English, Georgian or Russian. */
export const fieldOf = (name: string): Field | undefined =>
  fieldByName.get(normalise(name)) ?? fieldByName.get(normalise(name).replace(/ ?(m2|sqm)$/, ''));

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

/** Whether a cell says nothing. */
const isAbsent = (text: string): boolean => absentTexts.has(text.trim().toLowerCase());

/** Puts the cells of a row under their fields; a name that is not recognised is left out, the first of two columns for one field wins. */
export function toRawRow(cells: Iterable<readonly [string, string]>): RawRow {
  const row: RawRow = {};
  for (const [name, text] of cells) {
    const field = fieldOf(name);
    if (field && row[field] === undefined && !isAbsent(text)) row[field] = text.trim().replace(/\s+/g, ' ');
  }
  return row;
}

/** One row of a file or item of a feed, with its number counted from 1; `error` when it could not be taken apart. */
export type SourceRow = { number: number; row: RawRow; error?: string };
