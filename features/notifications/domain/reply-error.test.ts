import { expect, it } from 'vitest';
import { replyError } from './reply-error';

it.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['ა', null],
  ['ა'.repeat(1000), null],
  [` ${'ა'.repeat(1000)} `, null],
  ['ა'.repeat(1001), 'long'],
])('judges a text of %j', (text, fault) => expect(replyError(text)).toBe(fault));
