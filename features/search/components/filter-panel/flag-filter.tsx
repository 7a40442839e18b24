'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '@/components/ui/inputs/switch';
import type { FlagSectionName } from '../../domain/filter-sections';
import type { FilterDraft } from '../filters/use-filter-draft';

/** Yes-or-no filters, one row each. */
export function FlagFilter({ names, draft }: { names: FlagSectionName[]; draft: FilterDraft }) {
  const t = useTranslations('search.flags');
  return (
    <div className="grid grid-cols-1 border-t border-line md:grid-cols-2 md:gap-x-8">
      {names.map((name) => (
        <Switch
          key={name}
          checked={draft.filters[name] ?? false}
          onCheckedChange={(isOn) => draft.change({ [name]: isOn })}
          className="min-h-13 border-b border-line"
        >
          {t(name)}
        </Switch>
      ))}
    </div>
  );
}
