'use client';

import { useTranslations } from 'next-intl';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { Facets } from '@/lib/contracts/statements/facets';
import type { PanelGroupName } from '@/lib/contracts/statements/filters';
import type { FoundConditions as Found } from '../../domain/filters/condition-search';
import { FilterSection } from '../filters/filter-section';
import { OptionFilter } from '../filters/option-filter';
import type { PriceChoice } from '../filters/price-section';
import type { FilterDraft } from '../filters/use-filter-draft';
import { PanelSections } from './panel-sections';

type Props = {
  found: Found<PanelGroupName>;
  parameters: FilterParameters;
  draft: FilterDraft;
  prices: Facets['prices'];
  priceChoice: PriceChoice;
  onJump: (name: PanelGroupName) => void;
};

/** The conditions that match the typed text, with their controls, and links to the matching parts. */
export function FoundConditions({ found, parameters, draft, prices, priceChoice, onJump }: Props) {
  const t = useTranslations('search');
  const total = found.groups.length + found.sections.length + found.options.length;
  const { filters } = draft;
  return (
    <section aria-label={t('panel.search')} className="flex min-h-72 flex-col gap-6 py-5">
      <p role="status" className={total > 0 ? 'sr-only' : 'type-ui text-ink-2'}>
        {total > 0 ? t('panel.search_found', { count: total }) : t('panel.search_none')}
      </p>
      {found.groups.length > 0 ? (
        <ul className="flex flex-wrap gap-x-6">
          {found.groups.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onJump(name)}
                className="type-ui min-h-11 rounded-sm font-medium text-link hover:underline"
              >
                {t(`panel.groups.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {found.options.map(({ name, options }) => (
        <FilterSection key={name} title={t(`sections.${name}`)}>
          <OptionFilter options={options} chosen={filters[name] ?? []} onChange={(ids) => draft.change({ [name]: ids })} />
        </FilterSection>
      ))}
      <PanelSections
        names={found.sections}
        parameters={parameters}
        draft={draft}
        prices={prices}
        priceChoice={priceChoice}
        isShown
      />
    </section>
  );
}
