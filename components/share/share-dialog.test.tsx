import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import common from '@/messages/en/common.json';
import share from '@/messages/en/share.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ShareDialog } from './share-dialog';

describe('ShareDialog', () => {
  it('offers four services, the address with its query, and a code to scan', async () => {
    const user = userEvent.setup();
    render(
      <PageFrame address="/en" messages={{ common, share }}>
        <ShareDialog title="2-room flat" query="?currency_id=2" isOpen onOpenChange={() => undefined} />
      </PageFrame>,
    );
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['Facebook', 'WhatsApp', 'Viber', 'Telegram']);
    const address = `${window.location.origin}${window.location.pathname}?currency_id=2`;
    for (const link of screen.getAllByRole('link'))
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(address);
    expect(screen.getByRole('img', { name: share.qr })).toBeVisible();
    await user.click(screen.getByRole('button', { name: share.copy }));
    expect(await screen.findByText(share.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
  });
});
