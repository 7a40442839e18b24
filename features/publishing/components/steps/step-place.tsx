'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/listing-form/choice-field';
import { useListingForm, useListingValues } from '@/components/listing-form/listing-form-context';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { PlaceField } from '@/components/listing-form/place-field';
import { StreetField } from '@/components/listing-form/street-field';
import { TextField } from '@/components/listing-form/text-fields';
import { dealsOf } from '../../domain/offered-values';
import { StatementPin } from '../fields/statement-pin';
import { usePublishForm, useStatement } from '../form-context';
import { StepFrame } from './step-frame';

function PlaceAndStreet() {
  const t = useTranslations('publishing');
  const locale = useLocale();
  const { change } = useListingForm();
  return (
    <>
      <PlaceField texts={{ hint: t('hints.place'), urbanMissing: t('field_errors.urban_missing') }} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[1fr_--spacing(36)]">
        <StreetField
          onChosen={({ id, city_id, district_id, urban_id, display_names }) =>
            change({ street_id: id, street_name: display_names[locale], city_id, district_id, urban_id, lat: null, lng: null })
          }
          onAdded={(id, name) => change({ street_id: id, street_name: name })}
        />
        <TextField name="street_number" maxLength={30} />
      </div>
    </>
  );
}

/** What is offered and where. Type and deal are fixed once a statement was published. */
export function StepPlace({ renderMap }: { renderMap: RenderPinMap }) {
  const t = useTranslations('publishing');
  const { parameters } = usePublishForm();
  const statement = useStatement();
  const typeId = useListingValues((values) => values.real_estate_type_id);
  const hasStreet = useListingValues(({ street_id }) => street_id !== null);
  const isFixed = statement !== null && statement.expires_at !== null;
  return (
    <StepFrame title={t('steps.place')} text={t('required_note')}>
      <ChoiceField
        name="real_estate_type_id"
        options={parameters.dictionaries.real_estate_types ?? []}
        isRequired
        isClearable={false}
        isDisabled={isFixed}
        hint={isFixed ? t('hints.pair_fixed') : undefined}
      />
      <ChoiceField
        name="deal_type_id"
        options={dealsOf(parameters, typeId)}
        isRequired
        isClearable={false}
        isDisabled={isFixed}
      />
      <PlaceAndStreet />
      {hasStreet ? null : <TextField name="address" hint={t('hints.address')} />}
      <StatementPin renderMap={renderMap} />
    </StepFrame>
  );
}
