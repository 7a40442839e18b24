'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DefinedFields } from '@/components/form/defined-fields';
import { FormInput } from '@/components/form/form-input';
import { PlaceField } from '@/components/place-picker/place-field';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Segmented } from '@/components/ui/inputs/segmented';
import type { OrderField } from '@/lib/contracts/money/orders';
import type { ServiceTypes } from '@/lib/contracts/money/services';
import type { OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import { useMessage } from '@/lib/i18n/use-message';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import { fieldsOfStatement } from '../../domain/from-statement';
import { type OrderValues, propertyFields } from '../../domain/order-values';
import { OrderSection } from './order-section';
import { OwnStatementField } from './own-statement-field';
import { TypeField } from './type-field';

const addressMax = 200;

/** Somewhere else: the place by the picker, and the street with its number. */
function AddressFields() {
  const t = useTranslations('services.order.property');
  const translate = useMessage();
  const { control, setValue, clearErrors } = useFormContext<OrderValues>();
  const place = useWatch({ control, name: 'place' });
  const { errors } = useFormState({ control, name: 'place' });
  const key = errors.place?.message;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div data-field="place">
        <PlaceField
          label={t('place')}
          isRequired
          value={place}
          onChange={(next) => {
            if (next.city_id !== place.city_id) {
              setValue('visit', null);
              setValue('backup', null);
            }
            setValue('place', next, { shouldDirty: true });
            clearErrors('place');
          }}
          error={key === undefined ? null : translate(key)}
        />
      </div>
      <div data-field="address">
        <FormInput
          control={control}
          name="address"
          label={t('address')}
          placeholder={t('address_placeholder')}
          isRequired
          maxLength={addressMax}
          autoComplete="street-address"
        />
      </div>
    </div>
  );
}

/** A guest's statements are known after signing in; what is filled in stays. */
function SignInFirst() {
  const t = useTranslations('services.order.property');
  const openModal = useModal((state) => state.open);
  return (
    <InlineAlert
      tone="info"
      action={
        <Button variant="secondary" size="sm" onClick={() => openModal('login')}>
          {t('sign_in')}
        </Button>
      }
    >
      {t('sign_in_text')}
    </InlineAlert>
  );
}

function OwnStatement({ fields, hasOther }: { fields: readonly OrderField[]; hasOther: boolean }) {
  const translate = useMessage();
  const { control, setValue, getValues, clearErrors } = useFormContext<OrderValues>();
  const statementId = useWatch({ control, name: 'statement_id' });
  const { errors } = useFormState({ control, name: 'statement_id' });
  const user = useSession((state) => state.user);
  const isChecked = useSession((state) => state.isChecked);
  // As high as the hint or the first statement that comes, so that the fields below stay where they are.
  if (!user) return isChecked ? <SignInFirst /> : <div className="min-h-26" />;
  const key = errors.statement_id?.message;
  const choose = (card: OwnStatementCard) => {
    setValue('statement_id', card.id, { shouldDirty: true });
    for (const [name, text] of Object.entries(fieldsOfStatement(card, fields))) {
      setValue(`fields.${name}`, text, { shouldDirty: true });
      clearErrors(`fields.${name}`);
    }
    if (getValues('visit')) {
      setValue('visit', null);
      setValue('backup', null);
    }
    clearErrors('statement_id');
  };
  return (
    <OwnStatementField
      value={statementId}
      onChange={choose}
      error={key === undefined ? null : translate(key)}
      hasOther={hasOther}
    />
  );
}

type Props = { number: number; catalogue: ServiceTypes };

/** What the order is about: the kind of service, the property, and the service's fields. */
export function PropertySection({ number, catalogue }: Props) {
  const t = useTranslations('services.order.property');
  const { control, setValue } = useFormContext<OrderValues>();
  const [property, statementId, type] = useWatch({ control, name: ['property', 'statement_id', 'type'] });
  const { requires, fields } = catalogue;
  const own = propertyFields(fields, type);
  const isOwn = requires.property === 'own' || (requires.property === 'own_or_address' && property === 'own');
  const hint = isOwn && statementId !== null ? t('from_statement') : undefined;
  return (
    <OrderSection number={number} title={t(requires.property === 'none' ? 'details' : 'title')}>
      <TypeField catalogue={catalogue} />
      {requires.property === 'own_or_address' ? (
        <Segmented
          label={t('title')}
          options={[
            { value: 'own', label: t('own') },
            { value: 'address', label: t('elsewhere') },
          ]}
          value={property}
          onValueChange={(next) => {
            setValue('property', next, { shouldDirty: true });
            setValue('visit', null);
            setValue('backup', null);
          }}
          className="mb-4 max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:*:flex-1"
        />
      ) : null}
      <div className="flex flex-col gap-5">
        {isOwn ? <OwnStatement fields={own} hasOther={requires.property === 'own_or_address'} /> : null}
        {requires.property === 'own_or_address' && !isOwn ? <AddressFields /> : null}
        <DefinedFields fields={own} hints={hint ? { area: hint } : {}} />
      </div>
    </OrderSection>
  );
}
