import { describe, expect, it } from 'vitest';
import { shareChannels, shareLink } from './share-links';

const page = { title: '2-room flat & balcony', url: 'https://aivani.example/en/statements/7?a=1' };

describe('shareLink', () => {
  it.each(shareChannels)('carries the whole address to %s', (channel) => {
    expect(decodeURIComponent(shareLink(channel, page))).toContain(page.url);
    expect(new URL(shareLink(channel, page)).search).not.toContain('&a=1');
  });

  it('has the title where a channel accepts a text', () => {
    for (const channel of ['whatsapp', 'viber', 'telegram'] as const)
      expect(new URL(shareLink(channel, page)).searchParams.get('text')).toContain(page.title);
  });
});
