import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import admin from '@/messages/en/admin.json';
import common from '@/messages/en/common.json';
import { QueryStates } from './query-states';

const show = (query: Parameters<typeof QueryStates>[0]['query']) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ admin, common }}>
      <QueryStates query={query} />
    </NextIntlClientProvider>,
  );

it('says that data is loading, offers a retry when it cannot be loaded, and shows nothing next to data', async () => {
  const refetch = vi.fn();
  const pending = show({ data: undefined, isPending: true, refetch });
  expect(screen.getByRole('status')).toHaveTextContent(admin.loading);
  pending.unmount();
  const failed = show({ data: undefined, isPending: false, refetch });
  expect(screen.getByRole('alert')).toHaveTextContent(admin.failed_title);
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(refetch).toHaveBeenCalledOnce();
  failed.unmount();
  expect(show({ data: [], isPending: false, refetch }).container).toBeEmptyDOMElement();
});
