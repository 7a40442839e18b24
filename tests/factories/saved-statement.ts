import { statementFieldNames } from '@/lib/contracts/statements/own-statement-fields';
import { type OwnStatement, ownStatementSchema } from '@/lib/contracts/statements/own-statements';

const emptyText = { ka: '', en: '', ru: '' };
const title = { ka: 'a', en: 'a', ru: 'a' };

/** A draft as the API returns it, with the given values. */
export function ownStatement(saved: Record<string, unknown>): OwnStatement {
  return ownStatementSchema.parse({
    ...Object.fromEntries(statementFieldNames.map((name) => [name, null])),
    id: 77,
    uuid: 'u',
    deal_type_id: 1,
    real_estate_type_id: 1,
    state: 'draft',
    version: 1,
    actions: ['publish'],
    expires_at: null,
    blocked_reason: null,
    views: 0,
    phone_reveals: 0,
    favorites_count: 0,
    can_exchanged: false,
    appear_rs_code: false,
    parameters: [],
    comments: emptyText,
    images: [],
    created_at: '2026-11-21 04:00:00',
    created_at_iso: '2026-11-21T00:00:00Z',
    date: '2026-11-21T00:00:00Z',
    missing: {},
    other_price: null,
    street_names: null,
    dynamic_titles: title,
    href_lang: title,
    middle_slugs: title,
    ...saved,
  });
}
