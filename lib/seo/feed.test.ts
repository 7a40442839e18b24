import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { feedXml } from './feed';

describe('feedXml', () => {
  it('is RSS with the given values, XML characters included', () => {
    const item = {
      id: 'urn:aivani:article:7',
      title: 'A & B \u0008<c>',
      link: 'https://aivani.example/en/blog/a',
      category: 'Law',
      description: '"x"',
      publishedAt: new Date('2026-11-20T09:00:00Z'),
    };
    const self = 'https://aivani.example/feed/en.xml';
    const xml = feedXml({
      title: 'Blog',
      description: 'd',
      language: 'en',
      link: 'https://aivani.example/en/blog',
      self,
      items: [item],
    });
    const { rss } = new XMLParser({ ignoreAttributes: false }).parse(xml);
    expect(rss.channel).toMatchObject({ title: 'Blog', language: 'en', 'atom:link': { '@_href': self } });
    expect(rss.channel.item.guid).toEqual({ '#text': 'urn:aivani:article:7', '@_isPermaLink': 'false' });
    expect(rss.channel.item).toMatchObject({ title: 'A & B <c>', description: '"x"', pubDate: 'Fri, 20 Nov 2026 09:00:00 GMT' });
  });
});
