'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import type { City } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { startLoading } from '@/lib/loading-progress';
import { localePath } from '@/lib/routes/locale-path';
import { useCurrency } from '@/lib/stores/currency';
import { type PanelState, type PanelType, panelFilters, withDeal } from '../../domain/panel';
import { MapLink, mapHash } from '../map-link';
import { DealTabs } from './deal-tabs';
import { MobileSearchRow } from './mobile-search-row';
import { PanelFields } from './panel-fields';
import type { PanelForm } from './panel-form';

interface SearchPanelProps {
  deals: readonly { id: number; label: string }[];
  types: readonly PanelType[];
  initial: Pick<PanelState, 'dealTypeId' | 'realEstateTypeId'>;
}

/** The search panel of the home page: deal, type, place and ranges lead to the address of the list. */
export function SearchPanel({ deals, types, initial }: SearchPanelProps) {
  const t = useTranslations('home.panel');
  const locale = useLocale();
  const router = useRouter();
  const { currencyId } = useCurrency();
  const [named, setNamed] = useState<{ names: readonly string[]; cities: City[] | null }>({ names: [], cities: null });
  const [state, setState] = useState<PanelState>({
    ...initial,
    places: [],
    priceFrom: '',
    priceTo: '',
    areaFrom: '',
    areaTo: '',
  });
  const form: PanelForm = {
    state,
    types,
    onChange: (part) => setState((former) => ({ ...former, ...part })),
    placeNames: named.names,
    onSentence: (filters) => void open(filters),
    onPlaceNamesChange: (names, cities) => setNamed({ names, cities }),
  };

  const open = async (filters: StatementFilters, hash = '') => {
    startLoading();
    const [{ searchPath }, { indexPlaces }] = await Promise.all([
      import('@/lib/routes/addresses/search-address'),
      import('@/lib/domain/place/place-index'),
    ]);
    const path = searchPath(locale, filters, named.cities ? indexPlaces(named.cities) : undefined);
    router.push(`${path}${hash}`);
  };
  const search = (hash?: string) => open(panelFilters(state, currencyId), hash);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search();
  };
  return (
    // Without scripts the form still leads to the list of the chosen deal.
    <form
      action={localePath(locale, '/s')}
      aria-label={t('label')}
      onSubmit={submit}
      className="rounded-modal bg-surface p-2 shadow-sh-3 lg:px-2.5 lg:pt-0"
    >
      <div className="flex items-center border-b border-line lg:px-1.5">
        <DealTabs
          label={t('deal')}
          deals={deals}
          value={state.dealTypeId}
          onValueChange={(dealTypeId) => setState((former) => withDeal(former, dealTypeId, types))}
        />
        <MapLink
          label={t('map')}
          onClick={(event) => {
            // In another tab the link opens the map without filters.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void search(mapHash);
          }}
          className="type-sm min-h-11 px-3 font-medium text-link hover:underline max-lg:hidden"
        />
      </div>
      <div className="pt-1.5 lg:hidden">
        <MobileSearchRow form={form} onSubmit={() => void search()} />
        <Button type="submit" isFullWidth icon={<SpriteIcon name="search-bold" className="size-5" />} className="mt-1.5">
          {t('submit')}
        </Button>
      </div>
      <div className="flex items-center gap-2 pt-2.5 max-lg:hidden">
        <PanelFields form={form} />
        <Button type="submit" size="lg" icon={<SpriteIcon name="search-bold" className="size-5" />} className="min-h-15.5 px-7">
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
