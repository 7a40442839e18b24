import { expect, it } from 'vitest';
import { isTagNamed } from './entity-tag';

it.each([
  ['"a"', '"a"', true],
  ['"b", "a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('%s names %s: %s', (header, tag, isNamed) => expect(isTagNamed(header, tag)).toBe(isNamed));
