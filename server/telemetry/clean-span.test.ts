import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { cleanSpan, errorTypeOf } from './clean-span';

const span = (name: string, attributes: ReadableSpan['attributes']) =>
  partial<ReadableSpan>({
    name,
    attributes,
    events: [{ name: 'exception', time: [0, 0], attributes: { 'exception.message': 'value "Nino"' }, droppedAttributesCount: 0 }],
    links: [],
    status: { code: 2, message: 'duplicate key "nino@example.ge"' },
  });

it('leaves the process only with listed attributes, without events and messages', () => {
  const cleaned = cleanSpan(span('GET home', { 'http.route': 'home', 'http.target': '/s?phone=599000000', 'user.id': 7 }));
  expect(cleaned.attributes).toEqual({ 'http.route': 'home' });
  expect([cleaned.name, cleaned.events, cleaned.status]).toEqual(['GET home', [], { code: 2 }]);
});

it('takes the name of a span of the framework from its kind and route, never from an address', () => {
  const attributes = { 'next.span_type': 'AppRender.fetch', 'next.route': '/[locale]/s', 'http.url': 'https://a/?key=1' };
  expect(cleanSpan(span('fetch GET https://a/?key=1', attributes)).name).toBe('AppRender.fetch /[locale]/s');
});

it('reports the kind of the innermost error', () => {
  const root = Object.assign(new Error('duplicate key'), { code: '23505' });
  expect(errorTypeOf(new Error('Failed query: params: 599000000', { cause: root }))).toBe('23505');
  expect(errorTypeOf(new TypeError('x'))).toBe('TypeError');
  expect(errorTypeOf('x')).toBe('string');
});
