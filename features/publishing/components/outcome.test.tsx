import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import publishing from '@/messages/en/publishing.json';
import { ownStatement } from '@/tests/factories/saved-statement';
import { PageFrame } from '@/tests/setup/page-frame';
import { Outcome } from './outcome';

const show = (state: 'unpaid' | 'active') =>
  render(
    <PageFrame address="/en/account/statements/create" messages={{ publishing }}>
      <Outcome statement={ownStatement({ id: 12, state })} kind="published" />
    </PageFrame>,
  );

it('offers to see, share and promote a listing that is live', () => {
  show('active');
  expect(screen.getByRole('link', { name: 'View listing' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Promote' })).toHaveAttribute('href', '/en/account/vipService/vipView?statements=12');
});

it('leads a listing over the free quota to its payment, and no other', () => {
  show('active');
  expect(screen.queryByRole('link', { name: 'Pay for publication' })).toBeNull();
  show('unpaid');
  expect(screen.getByRole('link', { name: 'Pay for publication' })).toHaveAttribute(
    'href',
    '/en/account/statements/12/publication',
  );
});
