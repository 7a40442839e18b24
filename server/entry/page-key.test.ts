import { describe, expect, it } from 'vitest';
import { readCookie } from '../../lib/contracts/cookie-header';
import { pageCookies } from '../../lib/contracts/page-cookies';
import { pageKeyOf } from './page-key';

/** What browsers, proxies and programs send, and what some of them should not. */
const spellingsOf = (name: string): string[] => [
  '',
  `${name}=dollar`,
  `${name}=lari`,
  `${name}=dollar=zzz`,
  `${name}=dollar=`,
  `${name}==dollar`,
  `${name}=`,
  name,
  `${name}="dollar"`,
  `${name}='dollar'`,
  `${name}=dollar; ${name}=lari`,
  `${name}=lari; ${name}=dollar`,
  `${name}=dollar; ${name}=dollar`,
  `${name}=; ${name}=dollar`,
  `${name}=%64ollar`,
  `${name}=dollar%3Dzzz`,
  `${name}=dollar%3B`,
  `${name}=%zz`,
  `${name}=dollar%00`,
  `${name} =dollar`,
  `${name}= dollar`,
  `  ${name}=dollar  `,
  `;;${name}=dollar;`,
  `a=${name}=dollar`,
  `a=b;${name}=dollar`,
  `x${name}=dollar`,
  `${name.toUpperCase()}=dollar`,
  `${name}=dollar,lari`,
  `${name}=lari","dollar`,
  `${name}=dollar\tlari`,
];

const keyOf = (cookie: string): string | undefined =>
  pageKeyOf({ method: 'GET', url: '/s', headers: { host: 'a', cookie } })?.key;
/** What a page reads, as `lib/page-cookie.ts` does. */
const readBy = (cookie: string): string => JSON.stringify(pageCookies.varying.map((name) => readCookie(cookie, name) ?? null));

describe('the key of a page', () => {
  it.each(pageCookies.varying)('differs exactly where the page reads another %s', (name) => {
    const all = spellingsOf(name);
    const wrong = all.flatMap((one) =>
      all.filter((other) => (keyOf(one) === keyOf(other)) !== (readBy(one) === readBy(other))).map((other) => [one, other]),
    );
    expect(wrong).toEqual([]);
    expect(new Set(all.map(keyOf)).size).toBeGreaterThan(8);
  });

  it('does not take the value of one cookie for that of another', () => {
    const [first = '', second = ''] = pageCookies.varying;
    const texts = ['', ';', '";"', '","', '\\', '\n'].flatMap((text) => [
      `${first}=${encodeURIComponent(`a${text}`)}; ${second}=b`,
      `${first}=a; ${second}=${encodeURIComponent(`${text}b`)}`,
      `${first}=${encodeURIComponent(`a${text}b`)}`,
    ]);
    for (const one of texts)
      for (const other of texts)
        expect([one, other, keyOf(one) === keyOf(other)]).toEqual([one, other, readBy(one) === readBy(other)]);
  });

  it.each(['aivani_session=x', 'aivani_session', '__Host-aivani_session=', 'a=b;aivani_session=x=y', 'aivani_session=; a=b'])(
    'is none for a visitor with %j',
    (cookie) => expect(keyOf(cookie)).toBeUndefined(),
  );
});
