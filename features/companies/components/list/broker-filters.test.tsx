import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import common from '@/messages/en/common.json';
import companies from '@/messages/en/companies.json';
import { readBrokerQuery } from '../../domain/broker-query';
import { BrokerFilters } from './broker-filters';

const places = [{ label: 'Cities', places: [{ value: 'cities-1', name: 'Tbilisi' }] }];

it('the sheet changes what the form sends, and sends it', async () => {
  const sent = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ common, companies }}>
      <form
        aria-label="search"
        onSubmit={(event) => {
          event.preventDefault();
          sent(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <BrokerFilters query={readBrokerQuery(new URLSearchParams('language=ru'))} places={places} />
      </form>
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Filters · 1' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.selectOptions(sheet.getByRole('combobox', { name: companies.search.place }), 'Tbilisi');
  await user.selectOptions(sheet.getByRole('combobox', { name: companies.search.language }), companies.search.any);
  await user.click(sheet.getByRole('button', { name: companies.search.submit }));
  expect(sent).toHaveBeenCalledWith({ place: 'cities-1', deal: '', language: '' });
});
