import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { QueryProvider } from '@/lib/api/query-provider';
import admin from '@/messages/en/admin.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { StaffRail } from './staff-rail';
import { StaffRoleProvider } from './staff-role';

const api = setupServer(
  http.get('*/api/v1/admin/overview', () => HttpResponse.json({ result: true, data: { counts: { reports: 7, streets: 0 } } })),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterAll(() => api.close());

it('names the pages of the role with what waits in their queues, and marks the one that is open', async () => {
  render(
    <PageFrame address="/en/admin/moderation" messages={{ admin }}>
      <QueryProvider>
        <StaffRoleProvider staffRole="moderator">
          <StaffRail />
        </StaffRoleProvider>
      </QueryProvider>
    </PageFrame>,
  );
  const rail = within(screen.getByRole('navigation', { name: admin.views, hidden: true }));
  expect(await rail.findByRole('link', { name: `${admin.moderation.title} 7 waiting`, hidden: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(rail.getByRole('link', { name: admin.streets.title, hidden: true })).not.toHaveAttribute('aria-current');
  expect(rail.queryByRole('link', { name: admin.orders.title, hidden: true })).toBeNull();
});

it('is no part of the page that asks for the code of an authenticator, where its counts are refused', () => {
  render(
    <PageFrame address="/en/admin/second-factor" messages={{ admin }}>
      <QueryProvider>
        <StaffRoleProvider staffRole="admin">
          <StaffRail />
        </StaffRoleProvider>
      </QueryProvider>
    </PageFrame>,
  );
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
});
