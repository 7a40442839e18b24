import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { agentInvitations } from '@/server/modules/agents/agents.table';
import { apiKeys } from '@/server/modules/api-keys/api-keys.table';
import { buyerRequests, clients } from '@/server/modules/clients/clients.table';
import { estimates } from '@/server/modules/estimate/estimate.table';
import { inventoryItems } from '@/server/modules/inventory/inventory.table';
import { lastSearches } from '@/server/modules/last-searches/last-searches.table';
import { loanRequests } from '@/server/modules/mortgage/mortgage.table';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { savedSearches } from '@/server/modules/saved-searches/saved-searches.table';
import { sharedLists } from '@/server/modules/shared-lists/shared-lists.table';
import { statementNotes } from '@/server/modules/statement-notes/statement-notes.table';
import { sessions, users } from '@/server/modules/users/users.table';
import { flatBody } from '../../factories/estimate';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { companyRows } from './access-matrix-companies';
import { invoiceRows } from './access-matrix-invoices';
import { moneyRows } from './access-matrix-money';
import { orderRows } from './access-matrix-order-rows';
import { personalDataRows } from './access-matrix-personal-data';
import { projectRows } from './access-matrix-projects';
import { type AccessRow, photo, secret } from './access-matrix-row';
import { staffRows } from './access-matrix-staff';

const now = new Date('2026-11-20T09:00:00Z');
const first = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('The row was not stored.');
  return row;
};
const everyone: AccessRow['statuses'] = [401, 200, 200, 200, 200, 200];
const ownerAlone: AccessRow['statuses'] = [401, 200, 404, 404, 404, 404];
const agentsAndBrokers: AccessRow['statuses'] = [401, 200, 200, 200, 200, 404];
const brokers: AccessRow['statuses'] = [401, 200, 200, 404, 200, 404];
const agent = 2;
const broker = 3;

const criteria = { dealTypeId: 1, realEstateTypeId: 1 };
const clientBody = { deal_type_id: 1, real_estate_type_id: 1, name: 'თამარ', cities: [1] };
const inventoryItemBody = { deal_type_id: 1, real_estate_type_id: 1, city_id: 1, area: 50 };

const statement = async (db: Db, { user }: Visitor, overrides = {}) =>
  insertStatement(db, { userId: user.id, ownerName: secret, ...overrides });
const notice = async (db: Db, { user }: Visitor, overrides: Partial<typeof notifications.$inferInsert> = {}) => {
  const plain = { userId: user.id, type: 1, template: 'agent_accepted', parameters: {}, text: secret, createdAt: now } as const;
  return first(
    await db
      .insert(notifications)
      .values({ ...plain, ...overrides })
      .returning(),
  );
};
const client = async (db: Db, { user }: Visitor) =>
  first(
    await db
      .insert(clients)
      .values({ ...criteria, userId: user.id, name: secret, createdAt: now, updatedAt: now })
      .returning(),
  );
const buyerRequest = async (db: Db, { user }: Visitor) => {
  const row = { ...criteria, userId: user.id, name: secret, phone: '599700900', createdAt: now };
  return first(await db.insert(buyerRequests).values(row).returning());
};
const ownRequests: AccessRow = {
  statuses: everyone,
  prepare: async (db, owner) => {
    await buyerRequest(db, owner);
    return {};
  },
};
const inventoryItem = async (db: Db, { user }: Visitor) => {
  const row = { ...criteria, userId: user.id, cityId: 1, areaSqm: 50, comment: secret, createdAt: now, updatedAt: now };
  return first(await db.insert(inventoryItems).values(row).returning());
};
const invitation = async (db: Db, { user }: Visitor) => {
  const row = { brokerId: user.id, contactKind: 'email', contact: `${secret}@example.ge`, createdAt: now } as const;
  return first(await db.insert(agentInvitations).values(row).returning());
};
const ownAgent = async (db: Db, { user }: Visitor) =>
  first(await db.insert(users).values({ name: secret, typeId: agent, agencyId: user.id }).returning());
const statementOfOther = async (db: Db) => insertStatement(db, { userId: (await insertVisitor(db)).user.id });
const loanRequest = async (db: Db, { user }: Visitor) => {
  const sums = {
    currencyId: 1,
    priceMinor: 10_000,
    amountMinor: 8_000,
    participationMinor: 2_000,
    months: 60,
    yearlyPercent: 11.3,
  };
  const person = {
    firstName: secret,
    lastName: secret,
    phone: secret,
    email: secret,
    personalNumber: secret,
    locale: 'ka',
  } as const;
  const moments = { createdAt: now, mailAfter: now };
  const rest = { bankId: 1, isFromDeveloper: true, fields: { employer: secret }, state: 'kept', bodyHash: '' } as const;
  await db.insert(loanRequests).values({ userId: user.id, ...sums, ...person, ...rest, ...moments });
  return {};
};

const statementRow = (statuses: AccessRow['statuses'], body?: unknown): AccessRow => ({
  statuses,
  prepare: async (db, owner) => ({ path: { id: (await statement(db, owner)).id, action: 'hide', imageId: 'none' }, body }),
});
const noticeRow = (
  prepare: (db: Db, owner: Visitor) => Promise<{ uuid: string }>,
  statuses: AccessRow['statuses'],
  body?: unknown,
): AccessRow => ({
  statuses,
  prepare: async (db, owner) => ({ path: { uuid: (await prepare(db, owner)).uuid }, body }),
});
const ownedRow = (keep: (db: Db, owner: Visitor) => Promise<{ id: number }>, body?: unknown): AccessRow => ({
  ownerTypeId: agent,
  statuses: ownerAlone,
  prepare: async (db, owner) => ({ path: { id: (await keep(db, owner)).id }, body }),
});

const notificationRows: Record<string, AccessRow> = {
  'GET /api/v1/users/notifications-popup': noticeRow(notice, everyone),
  'GET /api/v1/users/notifications': noticeRow(notice, everyone),
  'GET /api/v1/users/notifications/:uuid': noticeRow(notice, ownerAlone),
  'POST /api/v1/notifications/toggle-seen': {
    statuses: ownerAlone,
    prepare: async (db, owner) => ({ body: { notification_uuids: [(await notice(db, owner)).uuid], seen: true } }),
  },
  'POST /api/v1/notifications/:uuid/respond': noticeRow(
    async (db, owner) => {
      const { user } = await insertVisitor(db, { typeId: broker });
      const row = {
        brokerId: user.id,
        contactKind: 'user_id',
        contact: String(owner.user.id),
        agentId: owner.user.id,
        createdAt: now,
      } as const;
      const { id } = first(await db.insert(agentInvitations).values(row).returning());
      return notice(db, owner, { type: 2, template: 'agent_request', subjectId: id });
    },
    ownerAlone,
    { response: 'accept' },
  ),
  'POST /api/v1/notifications/:uuid/answer': noticeRow(
    async (db, owner) => {
      const { user } = await insertVisitor(db);
      return notice(db, owner, { type: 7, template: 'statement_message', senderId: user.id, senderName: secret });
    },
    ownerAlone,
    { text: 'გამარჯობა' },
  ),
  'POST /api/microservice/statements/:id/message': statementRow([401, 409, 200, 200, 200, 200], { text: 'გამარჯობა' }),
};

const brokerRows: Record<string, AccessRow> = {
  'GET /api/microservice/users/company/agents': {
    ownerTypeId: broker,
    statuses: brokers,
    prepare: async (db, owner) => {
      await ownAgent(db, owner);
      await invitation(db, owner);
      return {};
    },
  },
  'POST /api/microservice/users/company/agents': {
    ownerTypeId: broker,
    statuses: brokers,
    prepare: () => ({ body: { email: 'new@example.ge' } }),
  },
  'DELETE /api/microservice/users/company/agents/:id': { ...ownedRow(ownAgent), ownerTypeId: broker },
  'DELETE /api/microservice/users/company/agents/invitations/:id': { ...ownedRow(invitation), ownerTypeId: broker },
  'GET /api/microservice/users/company/agency': { ownerTypeId: agent, statuses: [401, 200, 200, 200, 404, 404] },
  'DELETE /api/microservice/users/company/agency': {
    ownerTypeId: agent,
    statuses: ownerAlone,
    prepare: async (db, owner) => {
      const { user } = await insertVisitor(db, { typeId: broker });
      await db
        .insert(users)
        .values({ ...owner.user, agencyId: user.id })
        .onConflictDoUpdate({ target: users.id, set: { agencyId: user.id } });
      return {};
    },
  },
  'GET /api/microservice/users/my-base': { ...ownedRow(inventoryItem), statuses: agentsAndBrokers },
  'POST /api/microservice/users/my-base': {
    ownerTypeId: agent,
    statuses: agentsAndBrokers,
    prepare: () => ({ body: inventoryItemBody }),
  },
  'GET /api/microservice/users/my-base/:id': ownedRow(inventoryItem),
  'PUT /api/microservice/users/my-base/:id': ownedRow(inventoryItem, inventoryItemBody),
  'DELETE /api/microservice/users/my-base/:id': ownedRow(inventoryItem),
  'GET /api/v1/users/clients': { ...ownedRow(client), statuses: agentsAndBrokers },
  'GET /api/v1/users/get-matchings': {
    ...ownedRow(async (db, owner) => {
      await statement(db, owner);
      return client(db, owner);
    }),
    statuses: agentsAndBrokers,
  },
  'POST /api/microservice/users/clients': {
    ownerTypeId: agent,
    statuses: agentsAndBrokers,
    prepare: () => ({ body: clientBody }),
  },
  'GET /api/microservice/users/clients/:id': ownedRow(client),
  'PUT /api/microservice/users/clients/:id': ownedRow(client, clientBody),
  'DELETE /api/microservice/users/clients/:id': ownedRow(client),
  'POST /api/microservice/users/clients/:id/offers': {
    ownerTypeId: agent,
    statuses: ownerAlone,
    prepare: async (db, owner) => ({
      path: { id: (await client(db, owner)).id },
      body: { statement_id: (await statementOfOther(db)).id },
    }),
  },
  'GET /api/microservice/users/buyer-requests': ownRequests,
  'GET /api/microservice/users/buyer-requests/:id': ownedRow(buyerRequest),
  'PUT /api/microservice/users/buyer-requests/:id': ownedRow(buyerRequest, { ...clientBody, phone: '599700900' }),
  'DELETE /api/microservice/users/buyer-requests/:id': ownedRow(buyerRequest),
  'POST /api/microservice/users/buyer-requests/:id/phone': ownedRow(async (db, owner) => {
    await statement(db, owner);
    return first(
      await db
        .insert(buyerRequests)
        .values({ ...criteria, name: 'თამარ', phone: secret, createdAt: now })
        .returning(),
    );
  }),
};

const savedStatementRow = (statuses: AccessRow['statuses']): AccessRow => ({
  statuses,
  prepare: async (db) => ({ body: { statements: [(await statementOfOther(db)).id] } }),
});
const lastSearch = (name: string) => ({
  words: { ka: name, en: name, ru: name },
  addresses: { ka: '/s', en: '/en/s', ru: '/ru/s' },
  searched_at: now.toISOString(),
});
const searchRow: AccessRow = {
  statuses: everyone,
  prepare: async (db, { user }) => {
    const { words: labels, addresses } = lastSearch(secret);
    await db.insert(lastSearches).values({ userId: user.id, address: addresses.ka, words: labels, addresses, searchedAt: now });
    return {};
  },
};
const statementRows: Record<string, AccessRow> = {
  'POST /api/microservice/statements/hide': savedStatementRow(everyone),
  'POST /api/microservice/statements/unhide': savedStatementRow(everyone),
  'GET /api/microservice/users/statements/marks': { statuses: everyone },
  'POST /api/microservice/users/statements/favorites/add': savedStatementRow(everyone),
  'POST /api/microservice/users/statements/favorites/remove': savedStatementRow(everyone),
  'GET /api/microservice/users/statements/favorites': { statuses: everyone },
  'GET /api/microservice/users/last-searches': searchRow,
  'POST /api/microservice/users/last-searches/add': {
    statuses: everyone,
    prepare: () => ({ body: { searches: [lastSearch('ბინა')] } }),
  },
  'GET /api/microservice/users/statements': statementRow(everyone),
  'POST /api/microservice/users/statements': {
    statuses: [401, 201, 201, 201, 201, 201],
    prepare: () => ({ body: { deal_type_id: 1, real_estate_type_id: 1 } }),
  },
  'GET /api/microservice/users/statements/counts': { statuses: everyone },
  'GET /api/microservice/users/statements/:id{[0-9]+}': statementRow(ownerAlone),
  'PUT /api/microservice/users/statements/:id{[0-9]+}': {
    statuses: ownerAlone,
    prepare: async (db, owner) => ({
      path: { id: (await statement(db, owner, { state: 'draft' })).id },
      body: { version: 0, price: 90_000 },
    }),
  },
  'GET /api/microservice/users/statements/:id{[0-9]+}/statistics': statementRow(ownerAlone),
  'POST /api/microservice/users/statements/:id{[0-9]+}/:action': statementRow(ownerAlone),
  'POST /api/microservice/users/statements/:id{[0-9]+}/delete': statementRow(ownerAlone),
  'POST /api/microservice/users/statements/bulk': {
    statuses: everyone,
    prepare: async (db, owner) => ({ body: { action: 'hide', statements: [(await statement(db, owner)).id] } }),
  },
  'POST /api/microservice/users/statements/:id{[0-9]+}/images': {
    statuses: [401, 422, 404, 404, 404, 404],
    prepare: async (db, owner) => ({ path: { id: (await statement(db, owner)).id }, body: photo() }),
  },
  'PUT /api/microservice/users/statements/:id{[0-9]+}/images': statementRow([401, 409, 404, 404, 404, 404], {
    images: ['a'],
    main_id: 'a',
  }),
  // A requests a missing photo; for the others the statement itself is missing.
  'POST /api/microservice/users/statements/:id{[0-9]+}/images/:imageId/rotate': statementRow([401, 404, 404, 404, 404, 404], {
    degrees: 90,
  }),
  'DELETE /api/microservice/users/statements/:id{[0-9]+}/images/:imageId': statementRow([401, 404, 404, 404, 404, 404]),
  'POST /api/v1/streets/create': {
    statuses: everyone,
    prepare: () => ({ body: { display_name: 'ახალი მატრიცის ქუჩა', city_id: 1 } }),
  },
};

const estimateRows: Record<string, AccessRow> = {
  // Ownership is not checked: there is no model here.
  'POST /api/v1/evaluation-predict-price': { statuses: [401, 503, 503, 503, 503, 503], prepare: () => ({ body: flatBody }) },
  'GET /api/v1/users/estimates': {
    statuses: everyone,
    prepare: async (db, { user }) => {
      const money = { totalGelMinor: 1, squareGelMinor: 1, lowGelMinor: 1, highGelMinor: 1 };
      const flat = { areaSqm: 50, roomTypeId: 2, floor: 1, totalFloors: 5, address: secret };
      await db.insert(estimates).values({ userId: user.id, createdAt: now, modelId: 1, ...flat, ...money });
      return {};
    },
  },
};

const accountRows: Record<string, AccessRow> = {
  'GET /api/auth-service/auth/grouped-info': { statuses: everyone },
  'GET /api/auth-service/auth/grouped-info/:suffix': { statuses: everyone },
  'GET /api/microservice/auth/grouped-info': { statuses: everyone },
  'GET /api/microservice-projects/me/active-packages': { statuses: everyone },
  'GET /api/auth-service/sessions': { statuses: everyone },
  'POST /api/auth-service/sessions/revoke': {
    statuses: ownerAlone,
    prepare: async (db, { user }) => {
      const isOwn = eq(sessions.userId, user.id);
      return { body: { id: first(await db.select({ id: sessions.id }).from(sessions).where(isOwn)).id } };
    },
  },
  'POST /api/auth-service/sessions/revoke-all': { statuses: everyone },
  'POST /api/v1/profile/update': { statuses: everyone, prepare: () => ({ body: { name: 'ნანა' } }) },
  // No code was sent to that number before.
  'GET /api/v1/users/validate/phone': {
    statuses: [401, 422, 422, 422, 422, 422],
    prepare: () => ({ query: '?phone_number=599000001&sms_code=123456' }),
  },
  // Without a login phone there is nowhere to send a code, and without a number nothing to change.
  'POST /api/v1/users/proof/send': { statuses: [401, 422, 422, 422, 422, 422] },
  'POST /api/v1/users/phones/login': {
    statuses: [401, 422, 422, 422, 422, 422],
    prepare: () => ({ body: { phone_number: '599000001', current_password: 'wrong' } }),
  },
  'POST /api/v1/users/phones/remove': {
    statuses: [401, 422, 422, 422, 422, 422],
    prepare: () => ({ body: { phone_number: '599000001', current_password: 'wrong' } }),
  },
  'POST /api/v1/users/phones/replace': {
    statuses: [401, 422, 422, 422, 422, 422],
    prepare: () => ({
      body: { old_phone_number: '599000001', phone_number: '599000002', sms_code: '123456', current_password: 'wrong' },
    }),
  },
  'POST /api/v1/users/validate/phone': {
    statuses: everyone,
    prepare: (_, { user }) => ({ query: `?phone_number=59${String(user.id).padStart(7, '0')}` }),
  },
};

const apiKeyRow = (statuses: AccessRow['statuses'], body?: object): AccessRow => ({
  statuses,
  prepare: async (db, { user }) => {
    const token = { tokenHash: `hash of ${user.id} ${statuses[2]}`, prefix: 'avn_', createdAt: now, updatedAt: now };
    const rows = await db
      .insert(apiKeys)
      .values({ userId: user.id, name: secret, ...token })
      .returning();
    return { path: { id: first(rows).id }, body };
  },
});
const apiKeyRows: Record<string, AccessRow> = {
  'GET /api/microservice/users/api-keys': apiKeyRow(everyone),
  'GET /api/microservice/users/api-keys/usage': apiKeyRow(everyone),
  'POST /api/microservice/users/api-keys': { statuses: everyone, prepare: () => ({ body: { name: 'CRM' } }) },
  'PUT /api/microservice/users/api-keys/:id': apiKeyRow(ownerAlone, { name: 'CRM' }),
  'DELETE /api/microservice/users/api-keys/:id': apiKeyRow(ownerAlone),
};

const savedSearchRow = (statuses: AccessRow['statuses'], body?: object): AccessRow => ({
  statuses,
  prepare: async (db, { user }) => {
    const alert = { frequency: 'daily', hour: 9, isMailed: true, seenAt: now, createdAt: now } as const;
    const rows = await db
      .insert(savedSearches)
      .values({ userId: user.id, name: secret, filters: {}, ...alert })
      .returning();
    return { path: { id: first(rows).id }, body };
  },
});
const pushBody = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};
const savedSearchRows: Record<string, AccessRow> = {
  'GET /api/microservice/users/saved-searches': savedSearchRow(everyone),
  'POST /api/microservice/users/saved-searches': savedSearchRow(everyone, { name: 'Vake', filters: { deal_types: [1] } }),
  'POST /api/microservice/users/saved-searches/:id': savedSearchRow(ownerAlone, { is_paused: true }),
  'POST /api/microservice/users/saved-searches/:id/seen': savedSearchRow(ownerAlone),
  'DELETE /api/microservice/users/saved-searches/:id': savedSearchRow(ownerAlone),
  'GET /api/microservice/users/favorite-alerts': { statuses: everyone, prepare: () => ({}) },
  'POST /api/microservice/users/favorite-alerts': { statuses: everyone, prepare: () => ({ body: { is_on: false } }) },
  'GET /api/microservice/users/push': { statuses: everyone, prepare: () => ({}) },
  'POST /api/microservice/users/push': { statuses: everyone, prepare: () => ({ body: pushBody }) },
  'POST /api/microservice/users/push/remove': {
    statuses: everyone,
    prepare: () => ({ body: { endpoint: pushBody.endpoint } }),
  },
};

const sharedList = async (db: Db, { user }: Visitor) => {
  const row = { userId: user.id, salt: secret, tokenHash: `hash of ${user.id}`, createdAt: now };
  await db.insert(sharedLists).values(row);
  return {};
};
const decidingRows: Record<string, AccessRow> = {
  'GET /api/microservice/users/statements/notes': {
    statuses: everyone,
    prepare: async (db, owner) => {
      const { id } = await statementOfOther(db);
      const row = { userId: owner.user.id, statementId: id, text: secret, tags: [secret], updatedAt: now };
      await db.insert(statementNotes).values(row);
      return {};
    },
  },
  'POST /api/microservice/users/statements/notes': {
    statuses: everyone,
    prepare: async (db) => ({
      body: { notes: [{ statement_id: (await statementOfOther(db)).id, text: 'აივანი', tags: [] }] },
    }),
  },
  'GET /api/v1/users/shared-list': { statuses: everyone, prepare: sharedList },
  'POST /api/v1/users/shared-list': { statuses: everyone, prepare: sharedList },
  'DELETE /api/v1/users/shared-list': { statuses: ownerAlone, prepare: sharedList },
};

const loanRows: Record<string, AccessRow> = {
  'GET /api/v1/users/take-loans': { statuses: everyone, prepare: loanRequest },
  // Nobody here is of the staff.
  'GET /api/v1/take-loans': { statuses: [401, 404, 404, 404, 404, 404], prepare: loanRequest },
};

// Nobody here is of the staff.
const staffRow: AccessRow = { statuses: [401, 404, 404, 404, 404, 404] };
const adminRows: Record<string, AccessRow> = {
  'GET /api/v1/admin/me': staffRow,
  'GET /api/v1/admin/streets': staffRow,
  'POST /api/v1/admin/streets/:id': staffRow,
  'GET /api/v1/admin/audit': staffRow,
  'GET /api/v1/admin/chat': staffRow,
  'GET /api/v1/admin/chat/:id{[0-9]+}': staffRow,
  'GET /api/v1/admin/chat/:id{[0-9]+}/files/:fileId': staffRow,
  'GET /api/v1/admin/chat/events': staffRow,
  'GET /api/v1/admin/chat/replies': staffRow,
  'POST /api/v1/admin/chat/:id{[0-9]+}/files': staffRow,
  'POST /api/v1/admin/chat/:id{[0-9]+}/messages': staffRow,
  'POST /api/v1/admin/chat/:id{[0-9]+}/read': staffRow,
  'POST /api/v1/admin/chat/:id{[0-9]+}/state': staffRow,
  'POST /api/v1/admin/chat/replies': staffRow,
  'PUT /api/v1/admin/chat/replies/:id': staffRow,
  'DELETE /api/v1/admin/chat/replies/:id': staffRow,
};

/** The status that each kind of visitor gets on each route that needs a session. */
export const accessRows: Record<string, AccessRow> = {
  ...accountRows,
  ...adminRows,
  ...apiKeyRows,
  ...estimateRows,
  ...notificationRows,
  ...savedSearchRows,
  ...personalDataRows,
  ...decidingRows,
  ...brokerRows,
  ...statementRows,
  ...loanRows,
  ...companyRows,
  ...invoiceRows,
  ...projectRows,
  ...moneyRows,
  ...orderRows,
  ...staffRows,
};
