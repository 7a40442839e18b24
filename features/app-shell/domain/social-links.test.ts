import { describe, expect, it } from 'vitest';
import { socialLinks } from './social-links';

describe('socialLinks', () => {
  it('knows a network by its host', () => {
    const links = socialLinks(['https://www.tiktok.com/@a', 'https://facebook.com/a', 'https://ge.linkedin.com/company/a']);
    expect(links).toEqual([
      { network: 'tiktok', name: 'TikTok', href: 'https://www.tiktok.com/@a' },
      { network: 'facebook', name: 'Facebook', href: 'https://facebook.com/a' },
      { network: 'linkedin', name: 'LinkedIn', href: 'https://ge.linkedin.com/company/a' },
    ]);
  });

  it('leaves out what it does not know and what is no https address', () => {
    const urls = [
      '',
      'facebook',
      'http://facebook.com/a',
      'javascript:alert(1)',
      'https://facebook.com.example/a',
      'https://a.example/',
    ];
    expect(socialLinks(urls)).toEqual([]);
  });
});
