import { describe, expect, it } from 'vitest';
import { bannerDocument, bannerPolicy, bannerSandbox } from './banner-document';

const directives = new Map(
  bannerPolicy.split('; ').map((line) => {
    const [name = '', ...values] = line.split(' ');
    return [name, values];
  }),
);

describe('the frame of a banner', () => {
  it('lives in an origin of its own, by the policy and by the attribute alike', () => {
    expect(directives.get('sandbox')?.join(' ')).toBe(bannerSandbox);
    expect(bannerSandbox).not.toContain('allow-same-origin');
    expect(bannerSandbox.split(' ')).not.toContain('allow-top-navigation');
    expect(bannerSandbox).not.toContain('allow-forms');
  });

  it('is framed by our own pages alone', () => {
    expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
  });

  it('loads nothing of ours but pictures and fonts', () => {
    const own = [...directives].filter(([, values]) => values.includes("'self'")).map(([name]) => name);
    expect(own).toEqual(['img-src', 'font-src', 'frame-ancestors']);
  });

  it('holds the content as it is, in the language of the page', () => {
    const html = bannerDocument('<b>3D</b>', 'ru');
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain('<body><b>3D</b></body>');
  });
});
