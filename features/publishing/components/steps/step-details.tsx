'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/listing-form/choice-field';
import { FieldFrame } from '@/components/listing-form/field-frame';
import { useListingField, useListingValues } from '@/components/listing-form/listing-form-context';
import { FlagField, NumberField, TextField } from '@/components/listing-form/text-fields';
import { Chip } from '@/components/ui/buttons/chip';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { ChoiceName, ListingFieldName, NumberName } from '@/lib/domain/statement/listing-values';
import { requiredFields } from '@/lib/domain/statement/offered-fields';
import { squareMetreSign } from '@/lib/format/number';
import { optionsOf, pairOf, shownFields } from '../../domain/offered-values';
import { usePublishForm } from '../form-context';
import { FieldGroup, StepFrame } from './step-frame';

const wide = 'col-span-2';
/** Numbers are two in a row even on a phone, lists are not. */
const wideOnPhones = 'max-sm:col-span-2';
const termChoices = ['rent_type_id', 'lease_type_id', 'lease_contract_type_id', 'daily_rent_type_id'] as const;
const mainChoices = ['status_id', 'condition_id', 'room_type_id', 'bedroom_type_id', 'bathroom_type_id'] as const;
const building = ['project_type_id', 'build_year_id', 'material_type_id', 'door_window_type_id'] as const;
const comfort = ['living_room_type_id', 'heating_type_id', 'hot_water_type_id', 'parking_type_id', 'storeroom_type_id'] as const;
const areas = ['living_room_area', 'balcony_area', 'loggia_area', 'porch_area', 'storeroom_area', 'yard_area'] as const;

/** The fields and options of the chosen type and deal. */
function useOfferedFields() {
  const { parameters } = usePublishForm();
  const values = useListingValues((all) => all);
  const pair = pairOf(parameters, values);
  const shown = shownFields(parameters, values);
  const required: ReadonlySet<ListingFieldName> = pair ? requiredFields(parameters, pair) : new Set();
  return {
    isOpen: pair !== null,
    has: (name: ListingFieldName): boolean => shown.has(name),
    isRequired: (name: ListingFieldName): boolean => required.has(name),
    optionsOf: (name: ChoiceName | 'parameters') => optionsOf(parameters, name, values),
    areaTypeId: values.area_type_id,
    hasBalcony: Number(values.balconies) > 0,
  };
}
type OfferedFields = ReturnType<typeof useOfferedFields>;

function Choices({ names, offer, look }: { names: readonly ChoiceName[]; offer: OfferedFields; look?: 'list' }) {
  return names
    .filter(offer.has)
    .map((name) => (
      <ChoiceField
        key={name}
        name={name}
        options={offer.optionsOf(name)}
        isRequired={offer.isRequired(name)}
        look={look}
        className={look ? wideOnPhones : wide}
      />
    ));
}

function AreaFields({ offer }: { offer: OfferedFields }) {
  const locale = useLocale();
  const units = offer.optionsOf('area_type_id');
  const unit = units.find(({ id }) => id === offer.areaTypeId)?.display_names[locale];
  return (
    <>
      <NumberField
        name="area"
        isRequired
        isGrouped
        suffix={unit ?? squareMetreSign(locale)}
        className={units.length > 1 ? undefined : wide}
      />
      {units.length > 1 ? <ChoiceField name="area_type_id" options={units} isClearable={false} /> : null}
    </>
  );
}

function NumberFields({
  names,
  offer,
  isWhole,
  suffix,
}: {
  names: readonly NumberName[];
  offer: OfferedFields;
  isWhole?: boolean;
  suffix?: string;
}) {
  return names
    .filter(offer.has)
    .map((name) => <NumberField key={name} name={name} isWhole={isWhole} suffix={suffix} isRequired={offer.isRequired(name)} />);
}

function Amenities({ offer }: { offer: OfferedFields }) {
  const locale = useLocale();
  const { value, setValue } = useListingField('parameters');
  const toggle = (id: number, isOn: boolean) => setValue(isOn ? [...value, id] : value.filter((other) => other !== id));
  return (
    <FieldFrame name="parameters" as="group" className={wide}>
      <div className="flex flex-wrap gap-2">
        {offer.optionsOf('parameters').map(({ id, display_names }) => (
          <Chip key={id} isSelected={value.includes(id)} onSelectedChange={(isOn) => toggle(id, isOn)}>
            {display_names[locale]}
          </Chip>
        ))}
      </div>
    </FieldFrame>
  );
}

function Registry({ offer }: { offer: OfferedFields }) {
  const t = useTranslations('publishing');
  if (!offer.has('rs_code') && !offer.has('can_exchanged')) return null;
  return (
    <FieldGroup title={t('groups.registry')}>
      {offer.has('rs_code') ? (
        <>
          <TextField
            name="rs_code"
            maxLength={40}
            inputMode="numeric"
            placeholder="01.10.14.008.017"
            hint={t('hints.rs_code')}
            className={wideOnPhones}
          />
          <div className="max-sm:col-span-2 sm:self-center">
            <FlagField name="appear_rs_code" label={t('fields.appear_rs_code')} />
          </div>
        </>
      ) : null}
      {offer.has('can_exchanged') ? (
        <div className={wideOnPhones}>
          <FlagField name="can_exchanged" label={t('fields.can_exchanged')} />
        </div>
      ) : null}
    </FieldGroup>
  );
}

/** Every field that the type and deal offer, and no other. */
export function StepDetails() {
  const t = useTranslations('publishing');
  const locale = useLocale();
  const offer = useOfferedFields();
  const areaSign = squareMetreSign(locale);
  if (!offer.isOpen) {
    return (
      <StepFrame title={t('steps.details')}>
        <InlineAlert tone="info">{t('type_first')}</InlineAlert>
      </StepFrame>
    );
  }
  const hasTerms = termChoices.some(offer.has) || offer.has('lease_period');
  return (
    <StepFrame title={t('steps.details')} text={t('required_note')}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <AreaFields offer={offer} />
        <NumberFields names={['floor', 'total_floors']} offer={offer} isWhole />
        <Choices names={mainChoices} offer={offer} />
      </div>
      {hasTerms ? (
        <FieldGroup title={t('groups.terms')}>
          <Choices names={termChoices} offer={offer} />
          <NumberFields names={['min_nights']} offer={offer} isWhole suffix={t('nights')} />
          <NumberFields names={['rent_period', 'lease_period']} offer={offer} isWhole suffix={t('months')} />
        </FieldGroup>
      ) : null}
      {building.some(offer.has) ? (
        <FieldGroup title={t('groups.building')}>
          <Choices names={building} offer={offer} look="list" />
          <NumberFields names={['height']} offer={offer} suffix={t('metres')} />
        </FieldGroup>
      ) : null}
      {comfort.some(offer.has) ? (
        <FieldGroup title={t('groups.comfort')}>
          <Choices names={comfort} offer={offer} look="list" />
          <NumberFields names={['balconies']} offer={offer} isWhole />
          <NumberFields
            names={areas.filter((name) => name !== 'balcony_area' || offer.hasBalcony)}
            offer={offer}
            suffix={areaSign}
          />
        </FieldGroup>
      ) : null}
      {offer.has('parameters') ? (
        <FieldGroup title={t('groups.amenities')}>
          <Amenities offer={offer} />
        </FieldGroup>
      ) : null}
      <Registry offer={offer} />
    </StepFrame>
  );
}
