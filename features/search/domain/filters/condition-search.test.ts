import { describe, expect, it } from 'vitest';
import type { Option } from '@/lib/contracts/parameters';
import { findConditions } from './condition-search';

const option = (id: number, ka: string, en: string): Option => ({
  ...{ id, display_name: ka, display_names: { ka, en, ru: en }, real_estate_types: [1], deal_types: [1] },
  ...{ key: null, icon: null, group: null, is_display_only: false },
});
const offered = {
  groups: [
    { name: 'price', titles: ['ფასი'] },
    { name: 'place', titles: ['მდებარეობა და მეტრო', 'მეტრო'] },
  ],
  sections: [
    {
      name: 'parameters',
      title: 'კეთილმოწყობა',
      options: [option(1, 'აუზი', 'Pool'), option(2, 'ცენტრალური გათბობა', 'Heating')],
    },
    { name: 'heating_types', title: 'გათბობა', options: [option(3, 'აირი', 'Gas')] },
    { name: 'not_first', title: 'არა პირველი სართული', options: [] },
  ],
} as const;
const find = (text: string) => {
  const found = findConditions(text, 'ka', offered);
  return found && [...found.groups, ...found.sections, ...found.options.flatMap(({ options }) => options.map(({ id }) => id))];
};

describe('findConditions', () => {
  it.each([
    ['აუზი', [1]],
    ['აუ', [1]],
    ['auzi', [1]],
    ['გათბ', ['heating_types', 2]],
    ['გათბობა აირი', [3]],
    ['მეტრო', ['place']],
    ['FASI', []],
    ['pasi', ['price']],
    ['პირველი სართული', ['not_first']],
    ['უზი', []],
  ])('finds by "%s" %j', (text, found) => expect(find(text)).toEqual(found));

  it('waits for the second letter', () => expect([find(''), find(' ა ')]).toEqual([null, null]));
});
