import type { Locale } from '@/lib/contracts/locales';
import type { Option } from '@/lib/contracts/parameters';
import { romaniseNational } from '@/lib/format/slugs/romanise';
import { isOptionSection, type OptionSectionName, type SectionName } from './filter-sections';

/** From how many letters on conditions are looked for. */
const lengthMin = 2;

const fold = (text: string): string => text.toLocaleLowerCase().trim();
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,./()-]+/)
    .filter(Boolean);

/** Whether each typed word begins a word of the name, in its own script or romanised. */
function isNamed(typed: readonly string[], name: string): boolean {
  const words = [...wordsOf(name), ...wordsOf(romaniseNational(name))];
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** What the panel offers now, with their names. */
export type OfferedConditions<Group extends string> = {
  groups: readonly { name: Group; titles: readonly string[] }[];
  sections: readonly { name: SectionName; title: string; options: readonly Option[] }[];
};
export type FoundConditions<Group extends string> = {
  /** Parts of the panel, to go to. */
  groups: Group[];
  /** Sections whose own name was typed. */
  sections: SectionName[];
  /** Sections with the options whose names were typed. */
  options: { name: OptionSectionName; options: Option[] }[];
};

/** The conditions of the panel whose names match the typed words; null while too little is typed. */
export function findConditions<Group extends string>(
  text: string,
  locale: Locale,
  { groups, sections }: OfferedConditions<Group>,
): FoundConditions<Group> | null {
  if (fold(text).length < lengthMin) return null;
  const typed = wordsOf(text);
  const named = new Set(sections.filter(({ title }) => isNamed(typed, title)).map(({ name }) => name));
  return {
    groups: groups.filter(({ titles }) => titles.some((title) => isNamed(typed, title))).map(({ name }) => name),
    sections: [...named],
    options: sections.flatMap(({ name, title, options }) => {
      if (named.has(name) || !isOptionSection(name)) return [];
      // "closed parking" is an option of the section "Parking".
      const found = options.filter(({ display_names }) => isNamed(typed, `${title} ${display_names[locale]}`));
      return found.length > 0 ? [{ name, options: found }] : [];
    }),
  };
}
