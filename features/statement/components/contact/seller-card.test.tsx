import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { QueryProvider } from '@/lib/api/query-provider';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import common from '@/messages/en/common.json';
import phone from '@/messages/en/phone.json';
import statement from '@/messages/en/statement.json';
import { partial } from '@/tests/factories/partial';
import { SellerCard } from './seller-card';

const show = (overrides: Partial<StatementDetail>) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ common, phone, statement }}>
      <SellerCard
        siteName="Aivani"
        statement={partial<StatementDetail>({
          id: 7,
          user_id: 5,
          owner_name: 'Erkeri',
          user_statements_count: 3,
          user_phone_number: null,
          user_type: { type: 'broker', logo: null, is_premier_agent: null },
          company: null,
          ...overrides,
        })}
      />
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );

describe('the seller', () => {
  it.each([
    [3, '/en/br/erkeri'],
    [4, '/en/d/erkeri'],
  ])('of type %i is linked to the profile', (type_id, href) => {
    show({ company: { id: 5, type_id, name: 'Erkeri', slug: 'erkeri' } });
    expect(screen.getByRole('link', { name: 'Erkeri' })).toHaveAttribute('href', href);
  });

  it('who is an agent keeps a plain name next to the link to the agency', () => {
    show({ owner_name: 'Nino', company: { id: 9, type_id: 3, name: 'Erkeri', slug: null } });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Erkeri', '/en/br/9'],
    ]);
    expect(screen.getByText('Nino')).toBeInTheDocument();
  });

  it('without a company has no link', () => {
    show({});
    expect(screen.queryByRole('link')).toBeNull();
  });
});
