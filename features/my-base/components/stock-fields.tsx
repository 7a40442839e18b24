'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { RecordPlaceField } from '@/components/records/place-field';
import type { PlaceIds } from '@/components/records/places';
import { useCities } from '@/components/records/use-cities';
import { useMarketWords } from '@/components/records/use-market-words';
import { Segmented } from '@/components/ui/segmented';
import type { City } from '@/lib/contracts/locations';
import { hasRooms } from '../domain/stock-values';
import type { StockForm } from '../stock-form.schema';

type Fields = { form: UseFormReturn<StockForm> };

/** What is kept: type and deal, which must agree. */
export function PairFields({ form }: Fields) {
  const t = useTranslations('agency.form');
  const words = useMarketWords();
  const [typeId, dealId] = form.watch(['real_estate_type_id', 'deal_type_id']);
  const deals = words.dealOptions(Number(typeId));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect
        control={form.control}
        name="real_estate_type_id"
        label={t('type')}
        placeholder={t('choose')}
        options={words.typeOptions}
        isRequired
        onChosen={(next) => {
          if (!words.dealOptions(Number(next)).some(({ value }) => value === dealId)) form.setValue('deal_type_id', '');
        }}
      />
      <FormSelect
        control={form.control}
        name="deal_type_id"
        label={t('deal')}
        placeholder={t('choose')}
        options={deals}
        isRequired
      />
    </div>
  );
}

const ids = (id: number | null): number[] => (id === null ? [] : [id]);

/** The district of a neighbourhood, which the picker leaves out. */
function withDistrict({ cities, districts, urbans }: PlaceIds, known: readonly City[]) {
  const [cityId, urbanId] = [cities[0] ?? null, urbans[0] ?? null];
  const city = known.find(({ id }) => id === cityId);
  const around = city?.districts.find((district) => district.urbans.some(({ id }) => id === urbanId));
  return { city_id: cityId, district_id: around?.id ?? districts[0] ?? null, urban_id: urbanId };
}

/** Where it is. */
export function WhereFields({ form }: Fields) {
  const t = useTranslations('my_base');
  const cities = useCities();
  const [cityId, districtId, urbanId] = form.watch(['city_id', 'district_id', 'urban_id']);
  const { city_id, district_id, urban_id } = form.formState.errors;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <RecordPlaceField
        label={t('fields.place')}
        cities={cities.data}
        choice="one"
        isRequired
        value={{ cities: ids(cityId), districts: urbanId === null ? ids(districtId) : [], urbans: ids(urbanId) }}
        onChange={(places) => {
          const place = withDistrict(places, cities.data ?? []);
          form.setValue('city_id', place.city_id, { shouldValidate: form.formState.isSubmitted });
          form.setValue('district_id', place.district_id);
          form.setValue('urban_id', place.urban_id);
        }}
        fault={(city_id ?? district_id ?? urban_id)?.message}
      />
      <FormInput control={form.control} name="address" label={t('fields.address')} autoComplete="off" />
    </div>
  );
}

/** How large it is and what it costs. */
export function SizeFields({ form }: Fields) {
  const t = useTranslations('my_base');
  const agency = useTranslations('agency.form');
  const words = useMarketWords();
  const [typeId, currencyId] = form.watch(['real_estate_type_id', 'currency_id']);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput control={form.control} name="area" kind="decimal" isGrouped label={t('fields.area')} isRequired />
        {hasRooms(typeId) ? (
          <FormSelect
            control={form.control}
            name="room_type_id"
            label={t('fields.rooms')}
            options={[{ value: '', label: t('rooms_unknown') }, ...words.roomOptions]}
          />
        ) : null}
      </div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <FormInput control={form.control} name="price" kind="decimal" isGrouped label={t('fields.price')} />
        </div>
        <Segmented
          label={agency('currency')}
          options={[
            { value: '1', label: '₾' },
            { value: '2', label: '$' },
          ]}
          value={currencyId}
          onValueChange={(next) => form.setValue('currency_id', next)}
          className="mt-6.5"
        />
      </div>
    </>
  );
}
