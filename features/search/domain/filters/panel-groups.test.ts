import { expect, it } from 'vitest';
import { panelGroupNames } from '@/lib/contracts/statements/filters';
import { buildFilterChips } from './filter-chips';
import { flagSectionNames, optionSectionNames, rangeSectionNames } from './filter-sections';
import { foldedGroups, groupOfChip, sectionsOfGroup } from './panel-groups';

it('begins with what most searches use, and folds what few do', () => {
  const open = panelGroupNames.filter((name) => !foldedGroups.has(name));
  expect(open).toEqual(['popular', 'kind', 'price', 'place', 'rooms']);
  expect(panelGroupNames.slice(open.length)).toEqual(['building', 'condition', 'amenities', 'author']);
});

it('has a part for every section, and only one', () => {
  const grouped = panelGroupNames.flatMap((name) => sectionsOfGroup(name));
  const all = [...rangeSectionNames, ...optionSectionNames, ...flagSectionNames].filter((name) => name !== 'parking_types');
  expect(grouped.toSorted()).toEqual(all.toSorted());
});

it('has the part of every chip', () => {
  const chips = buildFilterChips({
    deal_types: [1],
    urbans: [38],
    metro_station_ids: [3],
    metro_minutes_to: 10,
    price_to: 5,
    has_parking: true,
    parameters: [6],
    owner: true,
    users: [7],
    q: 'view',
  });
  expect(chips.map(({ key, subject }) => [key, groupOfChip(subject)])).toEqual([
    ['deal_types-1', 'kind'],
    ['urbans-38', 'place'],
    ['metro_station_ids-3', 'place'],
    ['metro_minutes_to', 'place'],
    ['price', 'price'],
    ['users', null],
    ['parameters-6', 'amenities'],
    ['owner', 'author'],
    ['has_parking', 'popular'],
    ['q', 'author'],
  ]);
});
