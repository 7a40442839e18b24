import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { PageMessages } from './page-messages';

const all = { common: { close: 'Close' }, statement: { gallery: { next: 'Next' }, actions: { print: 'Print' } } };
vi.mock('next-intl/server', () => ({ getMessages: async () => all }));

function Words() {
  const t = useTranslations();
  return (
    <p>
      {[t('common.close' as never), t('statement.gallery.next' as never), String(t.has('statement.actions.print' as never))].join(
        ' ',
      )}
    </p>
  );
}

it('gives the components below the parts that a page names, beside those that they have', async () => {
  const page = await PageMessages({ names: ['statement.gallery'], children: <Words /> });
  expect(page.props.messages).toEqual({ statement: { gallery: all.statement.gallery } });
  render(
    <NextIntlClientProvider locale="en" messages={{ common: all.common }}>
      {page}
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('Close Next false')).toBeInTheDocument();
});
