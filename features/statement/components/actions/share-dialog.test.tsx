import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CurrencyProvider } from '@/lib/stores/currency';
import common from '@/messages/en/common.json';
import statement from '@/messages/en/statement.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ShareDialog } from './share-dialog';

describe('ShareDialog', () => {
  it('offers four services, the address with the shown currency, and a code to scan', async () => {
    const user = userEvent.setup();
    render(
      <PageFrame address="/en" messages={{ common, statement }}>
        <CurrencyProvider initialId={2}>
          <ShareDialog title="2-room flat" isOpen onOpenChange={() => undefined} />
        </CurrencyProvider>
      </PageFrame>,
    );
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['Facebook', 'WhatsApp', 'Viber', 'Telegram']);
    const address = `${window.location.origin}${window.location.pathname}?currency_id=2`;
    for (const link of screen.getAllByRole('link'))
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(address);
    expect(screen.getByRole('img', { name: statement.share.qr })).toBeVisible();
    await user.click(screen.getByRole('button', { name: statement.share.copy }));
    expect(await screen.findByText(statement.share.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
  });
});
