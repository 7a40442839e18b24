import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp';

/** The directives of a policy by name. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((line) => {
      const [name = '', ...values] = line.split(' ');
      return [name, values];
    }),
  );
}

describe('the policy of a page', () => {
  const own = directivesOf(contentSecurityPolicy('abc', false, false));
  const google = directivesOf(contentSecurityPolicy('abc', false, true));

  it('lets the map’s worker run only from our own origin', () => {
    expect(own.get('worker-src')).toEqual(["'self'"]);
  });

  it('names no other site but those whose tours and videos a page may embed, and evaluates nothing', () => {
    expect([...own.values()].flat().filter((value) => value.includes('://'))).toEqual([
      'https://www.youtube-nocookie.com',
      'https://my.matterport.com',
    ]);
    expect([...own.values()].flat()).not.toContain("'unsafe-eval'");
  });

  it('opens only to a configured statistics service, and to none without one', () => {
    const counted = directivesOf(contentSecurityPolicy('abc', false, false, 'https://stats.example/tag.js?id=1'));
    for (const [name, values] of own) {
      const isOpened = ['script-src', 'connect-src', 'img-src'].includes(name);
      expect(counted.get(name)).toEqual(isOpened ? [...values, 'https://stats.example'] : values);
    }
  });

  it('frames only the configured chat service, whatever its path', () => {
    const framing = directivesOf(contentSecurityPolicy('abc', false, false, null, 'https://chat.example/site/widget?k=1'));
    for (const [name, values] of own)
      expect(framing.get(name)).toEqual(name === 'frame-src' ? [...values, 'https://chat.example'] : values);
  });

  it('opens to Google’s maps with a key', () => {
    expect(google.get('script-src')).toEqual([
      ...["'self'", "'nonce-abc'", "'strict-dynamic'", "'unsafe-eval'", 'blob:'],
      ...['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
    ]);
    expect(google.get('connect-src')).toContain('https://*.googleapis.com');
    expect(google.get('img-src')).toContain('https://*.gstatic.com');
    expect(google.get('font-src')).toEqual(["'self'", 'https://fonts.gstatic.com']);
  });

  it('changes nothing else for Google', () => {
    const opened = ['script-src', 'img-src', 'style-src', 'font-src', 'connect-src', 'frame-src', 'worker-src'];
    for (const [name, values] of own) if (!opened.includes(name)) expect(google.get(name)).toEqual(values);
  });
});
