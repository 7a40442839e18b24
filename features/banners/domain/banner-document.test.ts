import { describe, expect, it } from 'vitest';
import { readVast } from '../vast';
import { bannerDocument, bannerPolicy, houseBanner } from './banner-document';
import { bannerSandbox } from './banner-sandbox';

const directives = new Map(
  bannerPolicy.split('; ').map((line) => {
    const [name = '', ...values] = line.split(' ');
    return [name, values];
  }),
);

const house = houseBanner('/s', 'Listings');

describe('the frame of a banner', () => {
  it('lives in its own origin, both by the policy and by the attribute', () => {
    expect(directives.get('sandbox')?.join(' ')).toBe(bannerSandbox);
    expect(bannerSandbox).not.toContain('allow-same-origin');
    expect(bannerSandbox.split(' ')).not.toContain('allow-top-navigation');
    expect(bannerSandbox).not.toContain('allow-forms');
  });

  it('is framed only by our own pages', () => {
    expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
  });

  it('loads nothing of ours but pictures and fonts', () => {
    const own = [...directives].filter(([, values]) => values.includes("'self'")).map(([name]) => name);
    expect(own).toEqual(['img-src', 'font-src', 'frame-ancestors']);
  });

  it('has the content as it is, in the language of the page', () => {
    const html = bannerDocument({ type: 'html', content: '<b>3D</b>' }, house, 'ru', readVast);
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain('<body><b>3D</b></body>');
  });

  it('is pressed as a whole where it has one address, which cannot leave its attribute', () => {
    const html = bannerDocument({ type: 'html', content: '<b>x</b>', url: 'https://example.ge/?a="><i>' }, house, 'ka', readVast);
    expect(html).toContain('href="https://example.ge/?a=&#34;&#62;&#60;i&#62;"');
    expect(html).toContain('rel="noopener sponsored"');
  });

  it('plays the film of a VAST document, and has one of the site’s own without', () => {
    const media = (type: string, url: string) => `<MediaFile type="${type}"><![CDATA[ ${url} ]]></MediaFile>`;
    const vast = (...files: string[]) =>
      `<VAST version="4.0"><Ad><InLine><Creatives><Creative><Linear><VideoClicks><ClickThrough>https://example.ge/go</ClickThrough></VideoClicks><MediaFiles>${files.join('')}</MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;
    const show = (content: string) => bannerDocument({ type: 'vast', content }, house, 'ka', readVast);
    const html = show(vast(media('application/javascript', 'https://a.ge/x.js'), media('video/mp4', 'https://a.ge/x.mp4')));
    expect(html).toContain('<video src="https://a.ge/x.mp4"');
    expect(html).toContain('href="https://example.ge/go"');
    for (const broken of [vast(), vast(media('video/mp4', 'javascript:alert(1)')), 'no xml <<<']) {
      expect(show(broken)).toContain(`<body>${house}</body>`);
    }
  });
});
