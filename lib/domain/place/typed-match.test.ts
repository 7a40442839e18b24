import { describe, expect, it } from 'vitest';
import { typedRanges } from './typed-match';

const marked = (name: string, typed: string) => {
  let text = '';
  let at = 0;
  for (const [start, end] of typedRanges(name, typed)) {
    text += `${name.slice(at, start)}[${name.slice(start, end)}]`;
    at = end;
  }
  return text + name.slice(at);
};

describe('typedRanges', () => {
  it.each([
    ['ვაკე', 'ვა', '[ვა]კე'],
    ['ვაჟა-ფშაველა', 'vaja', '[ვაჟა]-ფშაველა'],
    ['ვაჟა-ფშაველა', 'vazha psh', '[ვაჟა]-[ფშ]აველა'],
    ['საბურთალო', 'сабур', '[საბურ]თალო'],
    ['Chavchavadze Avenue', 'ჭავჭავ', '[Chavchav]adze Avenue'],
    ['აკაკი წერეთლის გამზირი', 'წერეთელი', 'აკაკი [წერეთ]ლის გამზირი'],
    ['ვაკე', 'dfrt', '[ვაკე]'],
    ['ვაკე', 'ბათუმი', 'ვაკე'],
    ['ვაკე', '', 'ვაკე'],
  ])('marks in %s what was typed as %s', (name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected);
  });
});
