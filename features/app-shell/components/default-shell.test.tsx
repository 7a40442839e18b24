import { expect, it, vi } from 'vitest';
import { CurrencyProvider } from '@/lib/stores/currency';
import layout from '@/messages/en/layout.json';
import services from '@/messages/en/services.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { renderServerTree } from '@/tests/setup/server-tree';
import { DefaultShell } from './default-shell';

vi.mock('next-intl/server', async () => (await import('@/tests/setup/server-tree')).serverTranslations({ layout, services }));

it('is in the order of header banner, header, content, footer and footer banner', async () => {
  const html = await renderServerTree(
    <PageFrame address="/en" messages={{ layout, services }}>
      <CurrencyProvider initialId={1}>
        <DefaultShell headerBanner={<i id="header-banner" />} footerBanner={<i id="footer-banner" />} help={<i id="help" />}>
          <i id="own-content" />
        </DefaultShell>
      </CurrencyProvider>
    </PageFrame>,
  );
  const parts = ['id="header-banner"', '<header', 'id="help"', '<main', 'id="own-content"', '<footer', 'id="footer-banner"'];
  const positions = parts.map((part) => html.indexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});
