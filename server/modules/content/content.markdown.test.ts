import { describe, expect, it } from 'vitest';
import { readingMinutes, renderMarkdown } from './content.markdown';

const html = (markdown: string, language: 'ka' | 'en' | 'ru' = 'en') => renderMarkdown(markdown, language).html;

describe('renderMarkdown', () => {
  it('gives every heading its own id and lists those of the second level', () => {
    const { html: text, headings } = renderMarkdown('# Papers\n\n## Papers\n\n### A & B\n\n## 100%', 'en');
    expect(text).toBe(
      '<h2 id="papers">Papers</h2>\n<h2 id="papers-2">Papers</h2>\n<h3 id="a-b">A &amp; B</h3>\n<h2 id="100">100%</h2>\n',
    );
    expect(headings).toEqual([
      { id: 'papers', text: 'Papers' },
      { id: 'papers-2', text: 'Papers' },
      { id: '100', text: '100%' },
    ]);
  });

  it('writes ids of Georgian and Russian headings in Latin', () => {
    expect(renderMarkdown('## ჯერ საბუთები', 'ka').headings).toEqual([{ id: 'jer-sabutebi', text: 'ჯერ საბუთები' }]);
    expect(renderMarkdown('## Сначала документы', 'ru').headings[0]?.id).toBe('snachala-dokumenty');
    expect(renderMarkdown('## „?“', 'ka').headings[0]?.id).toBe('section');
  });

  it('points links within the site to the page in the reader’s language', () => {
    expect(html('[a](/check-real-estate)', 'ru')).toBe('<p><a href="/ru/check-real-estate">a</a></p>\n');
    expect(html('[a](/check-real-estate)', 'ka')).toBe('<p><a href="/check-real-estate">a</a></p>\n');
    expect(html('[a](/)', 'en')).toContain('href="/en"');
    expect(html('[a](#papers) [b](/en/s)', 'en')).toContain('href="#papers">a</a> <a href="/en/s"');
    expect(html('[a](https://matsne.gov.ge)')).toContain('<a href="https://matsne.gov.ge" rel="noopener nofollow">');
  });

  it('leads guests to a page of the account through the sign-in', () => {
    const target = (locale: string) =>
      `href="${locale}/auth?continue=${encodeURIComponent(`${locale}/account/statements/create`)}"`;
    expect(html('[a](/account/statements/create)', 'ka')).toContain(target(''));
    expect(html('[a](/account/statements/create)', 'ru')).toContain(target('/ru'));
    expect(html('[a](/accounting)', 'ka')).toContain('href="/accounting"');
  });

  it('shows a picture of the site as a figure with its caption, and none of another host', () => {
    expect(html('![A plan](/assets/scenes/plan-01.webp "The narrow room is a balcony")')).toBe(
      '<figure><img src="/assets/scenes/plan-01.webp" alt="A plan" width="1200" height="800" loading="lazy" />' +
        '<figcaption>The narrow room is a balcony</figcaption></figure>\n',
    );
    for (const src of [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      '/assets/scenes/../../api/x',
      'data:image/png;base64,AA',
    ])
      expect(html(`![x](${src})`)).not.toContain('<img');
  });

  it('keeps lists, quotes, emphasis and tables', () => {
    const text = html('> quote\n\n- a\n- **b**\n\n| x | y |\n|---|--:|\n| 1 | 2 |');
    for (const part of [
      '<blockquote>',
      '<li><strong>b</strong></li>',
      '<div class="table" tabindex="0">',
      '<td style="text-align:right">2</td>',
    ])
      expect(text).toContain(part);
  });

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg/onload=alert(1)>',
    '<style>*{display:none}</style>',
    '## <img src=x onerror=alert(1)>',
    '| <b onclick=x>a</b> |\n|---|\n| <script>x</script> |',
    '![" onerror="alert(1)](/assets/scenes/a.webp "\\" onload=\\"x")',
    '<details open ontoggle=alert(1)>',
    '<!-- --><form action=//evil.example><input name=x>',
  ])('shows HTML as text: %s', (markdown) => {
    const text = html(markdown);
    const tags = [...text.matchAll(/<([a-z0-9]+)([^>]*)>/g)];
    for (const [, tag, attributes] of tags) {
      expect(['p', 'h2', 'figure', 'img', 'figcaption', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td']).toContain(tag);
      expect(attributes?.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=/);
    }
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '[x](//evil.example)',
  ])('follows no scheme but http, https, mailto and tel: %s', (markdown) => {
    expect(html(markdown)).not.toMatch(/href="(?!https?:|mailto:|tel:|\/(?!\/)|#)/i);
  });
});

describe('readingMinutes', () => {
  it('counts words of every script and is at least one', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('ბინა '.repeat(540))).toBe(3);
    expect(readingMinutes('дом '.repeat(460))).toBe(3);
  });
});
