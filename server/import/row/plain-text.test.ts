import { expect, it } from 'vitest';
import { toRawRow } from './columns';

const described = (text: string): string | undefined => toRawRow([['description', text]]).description;

it.each([
  ['<p>Bright flat.</p><p>Quiet&nbsp;street.</p>', 'Bright flat.\n\nQuiet street.'],
  ['<P CLASS="a">One<br>two<BR/>three</P>', 'One\ntwo\nthree'],
  ['<p>One\n   line</p>\n\n<p>next</p>', 'One line\n\nnext'],
  ['<ul><li>gas</li><li>lift</li></ul>', '• gas\n• lift'],
  ['<div>one</div><div><b>two</b></div>', 'one\n\ntwo'],
  ['<b>One</b>\n\ntwo', 'One\n\ntwo'],
  ['&lt;p&gt;Tom &amp;amp; Jerry&lt;/p&gt;', 'Tom & Jerry'],
  ['&#4304;&#x10D1;&laquo;x&raquo; &euro;&sup2; &quot;y&quot;', 'აბ«x» €² "y"'],
  ['<script>alert(1)</script><style>p{}</style>Flat', 'Flat'],
  ['area < 50 & price > 3, R&D', 'area < 50 & price > 3, R&D'],
  ['one\r\n\r\n\r\n\r\ntwo \t three\u2028four', 'one\n\ntwo three\nfour'],
  ['so\u00ADft \u202Eright\u202C \uFEFFmark\u200B', 'soft right mark'],
])('the description %j is the text %j', (html, text) => expect(described(html)).toBe(text));

it('other fields are one line', () => {
  const row = toRawRow([
    ['title', '<b>2 rooms</b><br>&amp; a view'],
    ['address', 'ჭავჭავაძის\nგამზ. &#8470;5'],
    ['url', 'https://example.org/?a=1&copy=2&id=3'],
  ]);
  expect(row).toEqual({ title: '2 rooms & a view', street: 'ჭავჭავაძის გამზ. №5', url: 'https://example.org/?a=1&copy=2&id=3' });
});
