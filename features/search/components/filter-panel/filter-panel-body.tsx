'use client';

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Input } from '@/components/ui/inputs/input';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { Facets } from '@/lib/contracts/statements/facets';
import { type PanelGroupName, panelGroupNames } from '@/lib/contracts/statements/filters';
import type { Place } from '@/lib/domain/place/place-index';
import { findConditions } from '../../domain/filters/condition-search';
import { buildFilterChips } from '../../domain/filters/filter-chips';
import { isFlagSection, isOptionSection, type SectionName } from '../../domain/filters/filter-sections';
import { offeredOptions, offeredSections } from '../../domain/filters/offered-filters';
import { foldedGroups, groupOfChip, sectionsOfGroup } from '../../domain/filters/panel-groups';
import { isPopularChosen, offeredPopular } from '../../domain/filters/popular-filters';
import { useFacets } from '../../queries/use-facets';
import { createSearchFormatter } from '../../search-formatter';
import { FilterSection } from '../filters/filter-section';
import { MetroFilter } from '../filters/metro-filter';
import { DealFilter, TypeFilter } from '../filters/option-filter';
import { usePriceChoice } from '../filters/price-section';
import { knownPlaces } from '../filters/use-apply-filters';
import type { FilterDraft } from '../filters/use-filter-draft';
import { FoundConditions } from './found-conditions';
import { PanelGroup } from './panel-group';
import { PanelLinks } from './panel-links';
import { PanelPlaceFilter } from './panel-place-filter';
import { PanelSections } from './panel-sections';
import { PopularFilter } from './popular-filter';

type Street = { id: number; name: string };
type Props = { parameters: FilterParameters; draft: FilterDraft; streets: Street[]; places: Place[] };
type ContentProps = Props & { facets: Facets | undefined; sections: SectionName[] };

function KindFilters({ parameters, draft }: Props) {
  const t = useTranslations('search.sections');
  return (
    <>
      <FilterSection title={t('deal_types')}>
        <DealFilter parameters={parameters} draft={draft} />
      </FilterSection>
      <FilterSection title={t('real_estate_types')}>
        <TypeFilter parameters={parameters} draft={draft} />
      </FilterSection>
    </>
  );
}

function KeywordFilter({ draft }: Pick<Props, 'draft'>) {
  const t = useTranslations('search');
  return (
    <FilterSection title={t('sections.keywords')}>
      <Input
        key={draft.revision}
        kind="search"
        aria-label={t('sections.keywords')}
        placeholder={t('panel.keywords_hint')}
        defaultValue={draft.filters.q ?? ''}
        onValueChange={(text) => draft.change({ q: text.trim() })}
      />
    </FilterSection>
  );
}

/** What a part contains in addition to its sections. */
function renderSpecial(name: PanelGroupName, props: ContentProps): ReactNode {
  if (name === 'popular') return <PopularFilter {...props} />;
  if (name === 'kind') return <KindFilters {...props} />;
  if (name === 'author') return <KeywordFilter draft={props.draft} />;
  if (name !== 'place') return null;
  return (
    <>
      <PanelPlaceFilter {...props} />
      <MetroFilter draft={props.draft} facets={props.facets} />
    </>
  );
}

/** The texts of what is chosen, by part. */
function useChosen({ parameters, draft, streets, places }: Props): Map<PanelGroupName | null, string[]> {
  const t = useTranslations('search');
  const locale = useLocale();
  const formatter = createSearchFormatter(locale, t, {
    dictionaries: parameters.dictionaries,
    places: knownPlaces(places),
    streets: [],
    complexes: [],
  });
  const chosen = new Map<PanelGroupName | null, string[]>();
  for (const { subject } of buildFilterChips(draft.filters)) {
    const group = groupOfChip(subject);
    const street = subject.kind === 'street' ? streets.find(({ id }) => id === subject.id)?.name : undefined;
    chosen.set(group, [...(chosen.get(group) ?? []), street ?? formatter.formatSubject(subject, draft.filters)]);
  }
  return chosen;
}

/** The panel's conditions whose names contain the typed text; null while nothing is typed. */
function useFoundConditions(
  text: string,
  { parameters, draft }: Pick<Props, 'parameters' | 'draft'>,
  groups: readonly { name: PanelGroupName; title: string; sections: readonly SectionName[] }[],
) {
  const t = useTranslations('search');
  const locale = useLocale();
  const special: Partial<Record<PanelGroupName, string[]>> = {
    popular: offeredPopular(parameters, draft.filters).map((name) => t(`popular.${name}`)),
    kind: [t('sections.deal_types'), t('sections.real_estate_types')],
    place: [t('sections.metro'), t('sections.place')],
    author: [t('sections.keywords')],
  };
  return findConditions(text, locale, {
    groups: groups.map(({ name, title }) => ({ name, titles: [title, ...(special[name] ?? [])] })),
    sections: groups.flatMap(({ sections }) =>
      sections.map((name) => ({
        name,
        title: isFlagSection(name) ? t(`flags.${name}`) : t(`sections.${name}`),
        options: isOptionSection(name) ? offeredOptions(parameters, name, draft.filters) : [],
      })),
    ),
  });
}

/** The parts of the panel with the sections that they have now. */
function useGroups(offered: readonly SectionName[]) {
  const t = useTranslations('search.panel');
  return panelGroupNames
    .map((name) => ({
      name,
      title: t(`groups.${name}`),
      sections: offered.filter((section) => sectionsOfGroup(name).includes(section)),
    }))
    .filter(({ name, sections }) => sections.length > 0 || !foldedGroups.has(name) || name === 'author');
}

/** Finds a condition of the panel by its name. */
function ConditionSearch({ text, onTextChange }: { text: string; onTextChange: (text: string) => void }) {
  const t = useTranslations('search.panel');
  return (
    <Input
      kind="search"
      aria-label={t('search')}
      placeholder={t('search')}
      prefix={<MagnifyingGlassIcon aria-hidden="true" className="size-5" />}
      value={text}
      onValueChange={onTextChange}
      onKeyDown={(event) => {
        // The form applies the filters.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

/**
 * The parts of the panel for the chosen types and deal: popular conditions first, long parts folded to a summary of what is chosen
 * in them, links to each part next to them.
 */
export function FilterPanelBody(props: Props) {
  const t = useTranslations('search.panel');
  const groupId = useId();
  const { draft, parameters } = props;
  const [openGroups, setOpenGroups] = useState<readonly PanelGroupName[]>([]);
  const [text, setText] = useState('');
  const offered = offeredSections(parameters, draft.filters);
  const priceChoice = usePriceChoice(draft, offered);
  const facets = useFacets({ ...draft.filters, currency_id: draft.currencyId }, priceChoice.kind);
  const chosen = useChosen(props);
  const groups = useGroups(offered);
  const shown = { parameters, draft, prices: facets?.prices ?? null, priceChoice };
  const found = useFoundConditions(text, props, groups);

  const countOf = (name: PanelGroupName): number =>
    name === 'popular'
      ? offeredPopular(parameters, draft.filters).filter((one) => isPopularChosen(draft.filters, one)).length
      : (chosen.get(name)?.length ?? 0);
  const setOpen = (name: PanelGroupName, isOpen: boolean) =>
    setOpenGroups((current) => (isOpen ? [...current, name] : current.filter((other) => other !== name)));
  const jump = (name: PanelGroupName) => {
    flushSync(() => {
      setText('');
      setOpen(name, true);
    });
    const part = document.getElementById(`${groupId}-${name}`);
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  };

  return (
    <div className="lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
      <div className="max-lg:contents lg:sticky lg:top-0 lg:self-start">
        <div className="pt-4 max-lg:pb-2 lg:pr-3">
          <ConditionSearch text={text} onTextChange={setText} />
        </div>
        <PanelLinks groups={groups.map(({ name, title }) => ({ name, title, chosenCount: countOf(name) }))} onJump={jump} />
      </div>
      <div className="min-w-0 lg:border-l lg:border-line lg:pl-8">
        {found ? <FoundConditions found={found} onJump={jump} {...shown} /> : null}
        {(found ? [] : groups).map(({ name, title, sections }) => (
          <PanelGroup
            key={name}
            id={`${groupId}-${name}`}
            title={title}
            summary={foldedGroups.has(name) ? (chosen.get(name)?.join(', ') ?? t('any')) : undefined}
            isOpen={openGroups.includes(name)}
            onOpenChange={(isOpen) => setOpen(name, isOpen)}
          >
            {renderSpecial(name, { ...props, facets, sections })}
            <PanelSections names={sections} isShown={!foldedGroups.has(name) || openGroups.includes(name)} {...shown} />
          </PanelGroup>
        ))}
      </div>
    </div>
  );
}
