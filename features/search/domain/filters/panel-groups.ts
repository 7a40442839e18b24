import { filterTable, type PanelGroupName } from '@/lib/contracts/statements/filters';
import type { ChipSubject } from './filter-chips';
import { flagSectionNames, optionSectionNames, rangeSectionNames, type SectionName } from './filter-sections';

/** Parts that are folded to one line until requested. */
export const foldedGroups: ReadonlySet<PanelGroupName> = new Set(['building', 'condition', 'amenities', 'author']);

const groupOfSection = (name: string): PanelGroupName | null => {
  const filter = filterTable.find((each) => each.name === name);
  return filter && 'panel' in filter ? filter.panel : null;
};

/** The sections of a part of the panel; the popular conditions are no sections. */
export const sectionsOfGroup = (group: PanelGroupName): readonly SectionName[] =>
  group === 'popular'
    ? []
    : [...rangeSectionNames, ...optionSectionNames, ...flagSectionNames].filter((name) => groupOfSection(name) === group);

/** The part that contains the control of a chip. */
export function groupOfChip(subject: ChipSubject): PanelGroupName | null {
  switch (subject.kind) {
    case 'place':
    case 'street':
    case 'complex':
    case 'walk':
    case 'bounds':
    case 'drawn':
      return 'place';
    case 'keyword':
      return 'author';
    case 'other':
      return null;
    default: {
      const { name } = subject;
      if (name === 'deal_types' || name === 'real_estate_types') return 'kind';
      return name === 'has_parking' ? 'popular' : groupOfSection(name);
    }
  }
}
