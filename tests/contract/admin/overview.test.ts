import { beforeAll, describe, expect, it } from 'vitest';
import { adminOverviewSchema } from '@/lib/contracts/staff/overview';
import { insertOrder } from '../../factories/money/money';
import { insertStaff } from '../../factories/staff';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const read = async (role: 'admin' | 'moderator' | 'support') => {
  const { headers } = await insertStaff(api.db, role);
  return adminOverviewSchema.parse((await api.call('/api/v1/admin/overview', { headers })).body).data.counts;
};

describe('GET v1/admin/overview', () => {
  beforeAll(async () => {
    const { user } = await insertVisitor(api.db);
    const dueAt = new Date(api.now().getTime() - 1);
    await insertOrder(api.db, user.id, { state: 'paid', dueAt });
  });

  it('counts every queue for an admin', async () => {
    expect(await read('admin')).toMatchObject({ orders_overdue: 1, invoices_issued: 0, refunds_awaiting: 0, streets: 0 });
  });

  it('shows a role only its own queues', async () => {
    const [moderator, support] = [await read('moderator'), await read('support')];
    expect(moderator).toMatchObject({ reports: 0, streets: 0 });
    expect(moderator).not.toHaveProperty('orders_overdue');
    expect(support).toMatchObject({ orders_overdue: 1 });
    expect(support).not.toHaveProperty('reports');
  });
});
