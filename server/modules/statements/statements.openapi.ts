import {
  orderKeys,
  sequences,
  statementFlagNames,
  statementIdListNames,
  statementRangeNames,
} from '@/lib/contracts/statements/filter-query';

const inQuery = (name: string, schema: object, description?: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema,
  ...(description ? { description } : {}),
});

const ids = { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 200 };

/** The filters of lists for the document. They are read by `parseStatementFilters`, which accepts more spellings than a schema can express. */
export const filterParameters = [
  ...statementIdListNames.map((name) => ({ ...inQuery(name, ids), style: 'form' as const, explode: false })),
  ...statementFlagNames.map((name) => inQuery(name, { type: 'integer', enum: [0, 1] })),
  ...statementRangeNames.map((name) => inQuery(name, { type: 'number', minimum: 0 })),
  inQuery(
    'q',
    { type: 'string', maxLength: 255 },
    'Words of places, title, address or comment in any of the three languages, or an id',
  ),
  inQuery('currency_id', { type: 'integer', enum: [1, 2], default: 1 }, 'Currency of price bounds and price orders'),
  inQuery('order_by', { type: 'string', enum: [...orderKeys], default: 'date' }),
  inQuery('sequence', { type: 'string', enum: [...sequences], default: 'desc' }),
  inQuery('bounds', { type: 'string' }, 'south,west,north,east in degrees'),
  inQuery(
    'drawn_areas',
    { type: 'string' },
    'Outlines drawn on a map, as many as five, joined by commas. Each is an encoded polyline of 3 to 100 points (precision 5, the alphabet of base64url from value 0) without crossings; a statement lies in one of them',
  ),
  inQuery('page', { type: 'integer', minimum: 1, default: 1 }),
  inQuery('per_page', { type: 'integer', minimum: 1, default: 20 }, 'At most 100, with an API key 500; more is 422'),
];
