import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/ssr/SlidersHorizontal';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { locales } from '@/lib/contracts/locales';
import { brokersRoute } from '@/lib/routes/addresses/company-address';
import { localePath } from '@/lib/routes/locale-path';
import { type BrokerQuery, brokerDeals } from '../../domain/broker-query';

/** A group of places to choose from; values as the address holds them. */
export type PlaceGroup = { label: string; places: { value: string; name: string }[] };

const control =
  'type-ui w-full min-w-0 appearance-none truncate bg-transparent font-medium outline-none placeholder:font-normal placeholder:text-ink-2';

function Cell({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="relative flex min-h-14 flex-col justify-center rounded-control px-4 py-2 focus-within:inset-ring-2 focus-within:inset-ring-link max-lg:inset-ring max-lg:inset-ring-tuff-300 lg:min-h-18">
      <label htmlFor={id} className="type-xs text-ink-2">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type SelectProps = { label: string; name: string; value: string; any: string; children: ReactNode };

function SelectCell({ label, name, value, any, children }: SelectProps) {
  return (
    <Cell label={label}>
      {(id) => (
        <select id={id} name={name} defaultValue={value} className={`${control} min-h-6 cursor-pointer`}>
          <option value="">{any}</option>
          {children}
        </select>
      )}
    </Cell>
  );
}

/** The filters; they open on phones, where the name alone is always in sight. */
function Filters({ query, places }: { query: BrokerQuery; places: PlaceGroup[] }) {
  const t = useTranslations('companies');
  return (
    <>
      <SelectCell label={t('search.place')} name="place" value={query.place} any={t('search.any_place')}>
        {places.map(({ label, places: options }) => (
          <optgroup key={label} label={label}>
            {options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectCell>
      <SelectCell label={t('search.deal')} name="deal" value={String(query.deal ?? '')} any={t('search.any')}>
        {brokerDeals.map((deal) => (
          <option key={deal} value={deal}>
            {t(`deals.${deal}`)}
          </option>
        ))}
      </SelectCell>
      <SelectCell label={t('search.language')} name="language" value={query.language ?? ''} any={t('search.any')}>
        {locales.map((language) => (
          <option key={language} value={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </SelectCell>
    </>
  );
}

/** The search of brokers: a form that works before and without scripts. */
export function BrokerSearch({ query, places }: { query: BrokerQuery; places: PlaceGroup[] }) {
  const t = useTranslations('companies.search');
  const locale = useLocale();
  const isFiltered = query.place !== '' || query.deal !== null || query.language !== null;
  return (
    <search aria-label={t('label')}>
      <form
        key={JSON.stringify(query)}
        action={localePath(locale, brokersRoute)}
        className="mt-5 rounded-card bg-surface p-3 shadow-sh-3 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,1.3fr)_minmax(0,2.4fr)_auto] lg:items-center lg:gap-1"
      >
        <Cell label={t('name')}>
          {(id) => (
            <input
              id={id}
              name="name"
              type="search"
              maxLength={100}
              defaultValue={query.name}
              placeholder={t('name_placeholder')}
              className={control}
            />
          )}
        </Cell>
        <details open={isFiltered} className="group/filters mt-2 lg:hidden">
          <summary
            className={`${buttonClasses({ variant: 'secondary', size: 'md', isFullWidth: true })} cursor-pointer list-none`}
          >
            <SlidersHorizontalIcon aria-hidden="true" className="size-5" />
            {t('filters')}
          </summary>
        </details>
        <div className="mt-2 grid gap-2 max-lg:[details:not([open])+&]:hidden lg:mt-0 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-line lg:border-l lg:border-line">
          <Filters query={query} places={places} />
        </div>
        {query.order === 'statements' ? null : <input type="hidden" name="order" value={query.order} />}
        <button type="submit" className={`${buttonClasses({ size: 'lg' })} max-lg:mt-2 max-lg:w-full`}>
          <MagnifyingGlassIcon weight="bold" aria-hidden="true" className="size-5" />
          {t('submit')}
        </button>
      </form>
    </search>
  );
}
