import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import admin from '@/messages/ru/admin.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { useFacts } from './use-facts';

function Facts({ facts }: { facts: Record<string, string | number> }) {
  return <p>{useFacts()(facts)}</p>;
}

it('names facts in the language of the reader, with sums in lari and nothing that is empty', () => {
  render(
    <PageFrame address="/ru/admin/audit" messages={{ admin }}>
      <Facts facts={{ reason: 'spam', badge: '', amount_here: 150_050, amount_there: -1, payments_here: 7, older: 'x' }} />
    </PageFrame>,
  );
  expect(screen.getByText(/^причина: spam/).textContent?.replaceAll('\u00a0', ' ')).toBe(
    'причина: spam · сумма у нас: 1 500,50 ₾ · сумма у банка: – · платежей у нас: 7 · older: x',
  );
});
