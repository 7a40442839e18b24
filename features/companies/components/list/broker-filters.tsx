'use client';

import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/ssr/SlidersHorizontal';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { locales } from '@/lib/contracts/locales';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { type BrokerQuery, brokerDeals } from '../../domain/broker-query';
import { controlClasses, type PlaceGroup, SearchCell } from './search-cell';

const Sheet = clientOnlyComponent(async () => (await import('@/components/ui/overlays/sheet')).Sheet);

type Values = { place: string; deal: string; language: string };
type FieldsProps = {
  values: Values;
  onChange: (values: Values) => void;
  places: PlaceGroup[];
  /** Whether the form takes its values from here. */
  isSent: boolean;
};

function SelectCell({
  label,
  name,
  isSent,
  values,
  onChange,
  children,
}: Omit<FieldsProps, 'places'> & { label: string; name: keyof Values; children: ReactNode }) {
  const id = useId();
  return (
    <SearchCell label={label} htmlFor={id}>
      <select
        id={id}
        name={isSent ? name : undefined}
        value={values[name]}
        onChange={(event) => onChange({ ...values, [name]: event.target.value })}
        className={`${controlClasses} min-h-6 cursor-pointer`}
      >
        {children}
      </select>
    </SearchCell>
  );
}

function Fields({ places, ...field }: FieldsProps) {
  const t = useTranslations('companies');
  return (
    <>
      <SelectCell {...field} label={t('search.place')} name="place">
        <option value="">{t('search.any_place')}</option>
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
      <SelectCell {...field} label={t('search.deal')} name="deal">
        <option value="">{t('search.any')}</option>
        {brokerDeals.map((deal) => (
          <option key={deal} value={deal}>
            {t(`deals.${deal}`)}
          </option>
        ))}
      </SelectCell>
      <SelectCell {...field} label={t('search.language')} name="language">
        <option value="">{t('search.any')}</option>
        {locales.map((language) => (
          <option key={language} value={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </SelectCell>
    </>
  );
}

/** The filters of the search of brokers: cells of the panel, and on phones a sheet. The cells are what the form sends. */
export function BrokerFilters({ query, places }: { query: BrokerQuery; places: PlaceGroup[] }) {
  const [t, common] = [useTranslations('companies.search'), useTranslations('common')];
  const cells = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasSheet, setHasSheet] = useState(false);
  const [values, setValues] = useState<Values>({
    place: query.place,
    deal: String(query.deal ?? ''),
    language: query.language ?? '',
  });
  const count = Object.values(values).filter(Boolean).length;
  const fields = { values, onChange: setValues, places };
  return (
    <>
      <Button
        variant="secondary"
        isFullWidth
        icon={<SlidersHorizontalIcon aria-hidden="true" className="size-5" />}
        aria-haspopup="dialog"
        onClick={() => {
          setHasSheet(true);
          setIsOpen(true);
        }}
        className="mt-2 lg:hidden"
      >
        {count > 0 ? `${t('filters')} · ${count}` : t('filters')}
      </Button>
      <div
        ref={cells}
        className="max-lg:hidden lg:grid lg:grid-cols-3 lg:divide-x lg:divide-line lg:border-l lg:border-line lg:*:rounded-none"
      >
        <Fields {...fields} isSent />
      </div>
      {hasSheet ? (
        <Sheet
          open={isOpen}
          onOpenChange={setIsOpen}
          size="bottom"
          title={t('filters')}
          closeLabel={common('close')}
          footer={
            <Button
              isFullWidth
              onClick={() => {
                setIsOpen(false);
                cells.current?.closest('form')?.requestSubmit();
              }}
            >
              {t('submit')}
            </Button>
          }
        >
          <div className="grid gap-3">
            <Fields {...fields} isSent={false} />
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
