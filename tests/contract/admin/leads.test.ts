import { beforeAll, describe, expect, it } from 'vitest';
import { auditLogSchema } from '@/lib/contracts/admin';
import { type LeadKind, leadsSchema } from '@/lib/contracts/staff/leads';
import { callRequests } from '@/server/modules/call-requests/call-requests.table';
import { buyerRequests } from '@/server/modules/clients/clients.table';
import { companyLeads } from '@/server/modules/companies/companies.table';
import { insertStaff } from '../../factories/staff';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
let support: Visitor;
beforeAll(async () => {
  support = await insertStaff(api.db, 'support');
});

const base = '/api/v1/admin/leads';
const list = async (kind: LeadKind) =>
  leadsSchema.parse((await api.call(`${base}/${kind}`, { headers: support.headers })).body).data.data;
const mark = (path: string, body: object, { headers } = support) => api.call(`${base}/${path}`, { method: 'PUT', headers, body });
const waiting = async () => {
  const { body } = await api.call('/api/v1/admin/overview', { headers: support.headers });
  return (body as { data: { counts: { leads: number } } }).data.counts.leads;
};
const createdAt = new Date('2026-11-20T09:00:00Z');
const person = { name: 'ნინო', comment: 'საღამოს', createdAt };

describe('requests for the staff', () => {
  it('of calls are listed new ones first, and keep the note and the state', async () => {
    const values = ['599000001', '599000002'].map((phoneNumber) => ({ ...person, phoneNumber }));
    const [first, second] = await api.db.insert(callRequests).values(values).returning();
    const before = await waiting();
    expect((await list('calls')).slice(0, 2)).toMatchObject([
      { id: second?.id, phone: '599000002', note: '', handled_at: null, recipient: null },
      { id: first?.id, phone: '599000001' },
    ]);
    expect((await mark(`calls/${second?.id}`, { is_handled: true, note: 'დავურეკეთ' })).status).toBe(200);
    const after = await list('calls');
    expect(after[0]).toMatchObject({ id: first?.id, handled_at: null });
    expect(after.find(({ id }) => id === second?.id)).toMatchObject({ note: 'დავურეკეთ', handled_at: api.now().toISOString() });
    expect(await waiting()).toBe(before - 1);
    await mark(`calls/${second?.id}`, { is_handled: false, note: '' });
    expect(await waiting()).toBe(before);
    const log = auditLogSchema.parse(
      (await api.call('/api/v1/admin/audit', { headers: (await insertStaff(api.db, 'admin')).headers })).body,
    );
    expect(log.data.data[0]).toMatchObject({
      action: 'leads_mark',
      subject_id: second?.id,
      details: { kind: 'calls', handled: 0 },
    });
  });

  it('to companies name the company, and closed ones of buyers are left out', async () => {
    const { user } = await insertVisitor(api.db, { typeId: 3, name: 'Broker' });
    await api.db.insert(companyLeads).values({ ...person, companyId: user.id, kind: 'call', phone: '599000003' });
    expect((await list('companies')).find(({ phone }) => phone === '599000003')?.recipient).toBe('Broker');
    const buyer = { ...person, dealTypeId: 1, realEstateTypeId: 1 };
    await api.db.insert(buyerRequests).values([
      { ...buyer, phone: '599000004' },
      { ...buyer, phone: '599000005', closedAt: createdAt },
    ]);
    const phones = (await list('buyers')).map(({ phone }) => phone);
    expect(phones).toContain('599000004');
    expect(phones).not.toContain('599000005');
    expect((await api.call(`${base}/loans`, { headers: support.headers })).status).toBe(200);
  });

  it('are the support’s, and of known kinds', async () => {
    const moderator = await insertStaff(api.db, 'moderator');
    expect((await api.call(`${base}/calls`, { headers: moderator.headers })).status).toBe(404);
    expect((await mark('calls/1', { is_handled: true, note: '' }, moderator)).status).toBe(404);
    expect((await mark('calls/999999', { is_handled: true, note: '' })).status).toBe(404);
    expect((await mark('others/1', { is_handled: true, note: '' })).status).toBe(422);
    expect((await mark('calls/1', { note: '' })).status).toBe(422);
  });
});
