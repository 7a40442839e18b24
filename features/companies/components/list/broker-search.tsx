import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { brokersRoute } from '@/lib/routes/addresses/company-address';
import { localePath } from '@/lib/routes/locale-path';
import type { BrokerQuery } from '../../domain/broker-query';
import { BrokerFilters } from './broker-filters';
import { controlClasses, type PlaceGroup, SearchCell } from './search-cell';

/** The search of brokers: a form that works before and without scripts. */
export function BrokerSearch({ query, places }: { query: BrokerQuery; places: PlaceGroup[] }) {
  const t = useTranslations('companies.search');
  const locale = useLocale();
  const id = useId();
  return (
    <search aria-label={t('label')}>
      <form
        key={JSON.stringify(query)}
        action={localePath(locale, brokersRoute)}
        className="mt-5 rounded-card bg-surface p-3 shadow-sh-3 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,1.3fr)_minmax(0,2.4fr)_auto] lg:items-center lg:gap-1"
      >
        <SearchCell label={t('name')} htmlFor={id}>
          <input
            id={id}
            name="name"
            type="search"
            maxLength={100}
            defaultValue={query.name}
            placeholder={t('name_placeholder')}
            className={controlClasses}
          />
        </SearchCell>
        <BrokerFilters query={query} places={places} />
        {query.order === 'statements' ? null : <input type="hidden" name="order" value={query.order} />}
        <button type="submit" className={`${buttonClasses({ size: 'lg' })} max-lg:mt-2 max-lg:w-full`}>
          <MagnifyingGlassIcon weight="bold" aria-hidden="true" className="size-5" />
          {t('submit')}
        </button>
      </form>
    </search>
  );
}
