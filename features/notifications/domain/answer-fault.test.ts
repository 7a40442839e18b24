import { expect, it } from 'vitest';
import { answerFault } from './answer-fault';

it.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['ა', null],
  ['ა'.repeat(1000), null],
  [` ${'ა'.repeat(1000)} `, null],
  ['ა'.repeat(1001), 'long'],
])('judges a text of %j', (text, fault) => expect(answerFault(text)).toBe(fault));
