import type { Db } from '@/server/db/client';
import { companyLeads } from '@/server/modules/companies/companies.table';
import type { Visitor } from '../../factories/visitor';
import { type AccessRow, secret } from './access-matrix-row';

const companiesAlone: AccessRow['statuses'] = [401, 200, 200, 404, 200, 200];
const nobody: AccessRow['statuses'] = [401, 404, 404, 404, 404, 404];
const broker = 3;
const path = '/api/microservice/users/my-company';
const empty = { ka: '', en: '', ru: '' };

const lead = async (db: Db, { user }: Visitor) => {
  const row = {
    companyId: user.id,
    kind: 'call',
    name: secret,
    phone: '565000001',
    createdAt: new Date('2026-11-20T09:00:00Z'),
  } as const;
  const [added] = await db.insert(companyLeads).values(row).returning();
  return added?.id ?? 0;
};
const form = () => {
  const body = new FormData();
  body.append('file', new Blob(['no document']), 'a.pdf');
  return body;
};
const application = { kind: 'verification', legal_name: 'შპს ა', identification_code: '900000009', document_ids: [999_999] };

/** A company's own page, leads and applications, and the staff's queue of them. */
export const companyRows: Record<string, AccessRow> = {
  [`GET ${path}`]: { ownerTypeId: broker, statuses: companiesAlone },
  [`PUT ${path}`]: {
    ownerTypeId: broker,
    prepare: () => ({ body: { about: empty, address: empty } }),
    statuses: companiesAlone,
  },
  [`GET ${path}/leads`]: {
    ownerTypeId: broker,
    prepare: async (db, owner) => {
      await lead(db, owner);
      return {};
    },
    statuses: companiesAlone,
  },
  [`GET ${path}/leads.csv`]: {
    ownerTypeId: broker,
    prepare: async (db, owner) => {
      await lead(db, owner);
      return {};
    },
    statuses: companiesAlone,
  },
  [`POST ${path}/leads/:id`]: {
    ownerTypeId: broker,
    prepare: async (db, owner) => ({ path: { id: await lead(db, owner) }, body: { handled: true } }),
    statuses: [401, 200, 404, 404, 404, 404],
  },
  [`GET ${path}/applications`]: { ownerTypeId: broker, statuses: companiesAlone },
  // The document is nobody's.
  [`POST ${path}/applications`]: {
    ownerTypeId: broker,
    prepare: () => ({ body: application }),
    statuses: [401, 422, 422, 404, 422, 422],
  },
  [`POST ${path}/documents`]: {
    ownerTypeId: broker,
    prepare: () => ({ body: form() }),
    statuses: [401, 422, 422, 404, 422, 422],
  },
  'GET /api/v1/admin/companies/applications': { statuses: nobody },
  'POST /api/v1/admin/companies/applications/:id': { prepare: () => ({ body: { decision: 'approve' } }), statuses: nobody },
  'GET /api/v1/admin/companies/applications/:id/files/:fileId': { statuses: nobody },
};
