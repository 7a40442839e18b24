'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { useMarketLabels } from '@/components/crud/use-market-labels';
import { ConfirmedPhone } from '@/components/form/confirmed-phone';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { Chip } from '@/components/ui/buttons/chip';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { buyerTimings } from '@/lib/contracts/account/clients';
import { dealTypeIds, dealTypeIdsOf, isDealTypeId, realEstateTypeIds } from '@/lib/domain/statement/market-ids';
import { useSession } from '@/lib/stores/session/session-store';
import { type BuyerRequestForm, typeForDeal } from '../../buyer-request-form';
import { CriteriaFields, RangeFields } from '../criteria-fields';

const commentMax = 1000;

/** What the buyer is looking for: the deal, a type that it is offered for, and where. */
export function WhatFields() {
  const t = useTranslations('buyer_requests');
  const labels = useMarketLabels();
  const form = useFormContext<BuyerRequestForm>();
  const [dealId, typeId] = form.watch(['deal_type_id', 'real_estate_type_id']).map(Number);
  const chooseDeal = (id: number) => {
    form.setValue('deal_type_id', String(id), { shouldDirty: true });
    form.setValue('real_estate_type_id', String(typeForDeal(typeId ?? 1, id)), { shouldDirty: true });
  };
  const types = realEstateTypeIds.filter((id) => isDealTypeId(dealId ?? 0) && dealTypeIdsOf(id).some((deal) => deal === dealId));
  return (
    <>
      <Field as="group" label={t('deal')} isRequired>
        <div className="flex flex-wrap gap-2">
          {dealTypeIds.map((id) => (
            <Chip key={id} isSelected={id === dealId} onSelectedChange={() => chooseDeal(id)}>
              {t(`deals.${id}`)}
            </Chip>
          ))}
        </div>
      </Field>
      <Field as="group" label={t('type')} isRequired>
        <div className="flex flex-wrap gap-2">
          {types.map((id) => (
            <Chip
              key={id}
              isSelected={id === typeId}
              onSelectedChange={() => form.setValue('real_estate_type_id', String(id), { shouldDirty: true })}
            >
              {labels.type(id)}
            </Chip>
          ))}
        </div>
      </Field>
      <CriteriaFields />
    </>
  );
}

/** How much, how large, and what else matters. */
export function BudgetFields() {
  const t = useTranslations('buyer_requests');
  const { control, watch, setValue } = useFormContext<BuyerRequestForm>();
  const [dealId, comment, timing] = watch(['deal_type_id', 'comment', 'timing']);
  const period = dealId === '2' ? t('per_month') : dealId === '7' ? t('per_night') : null;
  return (
    <>
      {period ? <p className="type-sm text-ink-2">{period}</p> : null}
      <RangeFields />
      <Field as="group" label={t('when')}>
        <div className="flex flex-wrap gap-2">
          {buyerTimings.map((value) => (
            <Chip
              key={value}
              isSelected={value === timing}
              onSelectedChange={() => setValue('timing', value, { shouldDirty: true })}
            >
              {t(`timings.${value}`)}
            </Chip>
          ))}
        </div>
      </Field>
      <FormTextarea
        control={control}
        name="comment"
        label={t('comment')}
        rows={4}
        maxLength={commentMax}
        hint={t('comment_hint', { count: comment.length, max: commentMax })}
      />
    </>
  );
}

/** How the buyer is reached. */
export function ContactFields() {
  const t = useTranslations('buyer_requests');
  const form = useFormContext<BuyerRequestForm>();
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormInput control={form.control} name="name" label={t('name')} maxLength={100} autoComplete="name" isRequired />
        <div className="flex flex-col gap-4">
          <ConfirmedPhone form={form} name="phone" label={t('phone')} />
        </div>
      </div>
      <RadioGroup
        label={t('phone_shown.label')}
        value={form.watch('is_phone_hidden') ? 'hidden' : 'shown'}
        onValueChange={(value) => form.setValue('is_phone_hidden', value === 'hidden', { shouldDirty: true })}
        options={[
          { value: 'shown', label: t('phone_shown.shown') },
          {
            value: 'hidden',
            label: t('phone_shown.hidden'),
            isDisabled: !isSignedIn,
            ...(isSignedIn ? {} : { description: t('phone_shown.sign_in') }),
          },
        ]}
      />
    </>
  );
}
