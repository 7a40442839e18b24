import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { StaffRole } from '@/lib/contracts/admin';
import admin from '@/messages/en/admin.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { AdminOverview } from './admin-overview';
import { StaffRoleProvider } from './staff-role';

const api = setupServer(
  http.get('*/api/v1/admin/overview', () =>
    HttpResponse.json({ result: true, data: { counts: { orders_overdue: 3, invoices_issued: 0 } } }),
  ),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => queryClient.clear());
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const open = (staffRole: StaffRole) =>
  render(
    <PageFrame address="/en/admin" messages={{ admin }}>
      <StaffRoleProvider staffRole={staffRole}>
        <AdminOverview />
      </StaffRoleProvider>
    </PageFrame>,
  );

it('links only to the pages of the role, each with its number of pending entries', async () => {
  open('support');
  const orders = within(screen.getByRole('region', { name: 'Orders and money' }));
  expect(await orders.findByRole('link', { name: 'Orders 3 waiting' })).toHaveAttribute('href', '/en/admin/orders');
  expect(orders.getByRole('link', { name: 'Invoices 0 waiting' })).toBeVisible();
  expect(orders.getByRole('link', { name: 'Reconciliation' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Moderation' })).toBeNull();
});

it('says that the counts did not load, and still has every link', async () => {
  api.use(http.get('*/api/v1/admin/overview', () => new HttpResponse(null, { status: 500 })));
  open('admin');
  expect(screen.getByRole('link', { name: 'Audit log' })).toHaveAttribute('href', '/en/admin/audit');
  expect(await screen.findByText(/The counts did not load/)).toBeVisible();
});
