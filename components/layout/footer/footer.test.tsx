import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import layout from '@/messages/en/layout.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { renderServerTree } from '@/tests/setup/server-tree';
import { Footer } from './footer';

vi.mock('next-intl/server', async () => (await import('@/tests/setup/server-tree')).serverTranslations({ layout }));

it('says the year, the support phone and the support e-mail', async () => {
  document.body.innerHTML = await renderServerTree(
    <PageFrame address="/en" messages={{ layout }}>
      <Footer
        {...{ siteName: 'Aivani', phone: '032 2 00 00 00', email: 'help@aivani.example', year: 2031 }}
        {...{ groups: [], bottomLinks: [], companies: [], socialLinks: [], visits: null, hasConsent: false }}
      />
    </PageFrame>,
  );
  expect(screen.getByText('© 2031 Aivani')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call 032 2 00 00 00' })).toHaveAttribute('href', 'tel:+995322000000');
  expect(screen.getByRole('link', { name: 'Write to help@aivani.example' })).toHaveAttribute(
    'href',
    'mailto:help@aivani.example',
  );
});
