'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { type PackageOption, type PaymentSelection, usePaymentSelection } from '@/components/checkout/payment-selection';
import { usePay } from '@/components/checkout/use-pay';
import { useFormDraft } from '@/components/form/use-form-draft';
import { tierNames } from '@/components/statement-card/tier-badge';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { activePackagesQuery } from '@/lib/api/profile';
import { promotionDaysMax } from '@/lib/contracts/money/promotion';
import type { ServiceType } from '@/lib/contracts/money/services';
import { placementDays } from '@/lib/domain/order/price-book';
import { serviceIds } from '@/lib/domain/order/services';
import type { TierId } from '@/lib/domain/promotion/tiers';
import { formatDate } from '@/lib/format/date';
import { useDebounced } from '@/lib/use-debounced';
import { startValues, tierKeyOf, type VipOrderValues, type VipStart, vipBody, vipErrors } from '../../domain/vip-order';
import { initOrder } from '../../queries/order-form';
import { promotionOrderUrls, useVipPreview } from '../../queries/promotion';

const draftName = 'order vip';
const previewDelayMs = 300;

/** The packages of a tier that have placements left, as ways to pay. */
function usePackageOptions(tierId: TierId, count: number): PackageOption[] {
  const t = useTranslations('vip.order');
  const locale = useLocale();
  const { data: packages = [] } = useQuery(activePackagesQuery);
  const [now] = useState(() => new Date());
  return packages
    .filter(({ vip_type_id, left }) => vip_type_id === tierId && left > 0)
    .map(({ id, left, total, ends_at }) => ({
      id,
      label: t('package', { tier: tierNames[tierKeyOf(tierId)] }),
      description: t('package_left', {
        left,
        total,
        date: ends_at ? formatDate(new Date(ends_at), now, locale) : '',
      }),
      end: left < count ? t('package_short', { count: count - left }) : t('package_takes', { count, days: placementDays }),
    }));
}

/** A package that the address names pays first. */
const startSelection = ({ use }: VipStart): PaymentSelection | null =>
  use === undefined ? null : { kind: 'package', packageId: use };

const errorNames = ['statements', 'days', 'starts_on', 'package_id', 'vip_type_id'];

/** Moves the focus to the part of the form that is wrong. */
function focusOn(name: string): void {
  const part = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  (part?.querySelector<HTMLElement>('input:not([disabled]), button') ?? part)?.focus();
}

/** Shows each error at its part. @returns whether there is none */
function showErrors(form: UseFormReturn<VipOrderValues>, errors: readonly { name: string; key: string }[]): boolean {
  form.clearErrors();
  for (const { name, key } of errors) form.setError(name as keyof VipOrderValues, { type: 'form', message: key });
  if (errors[0]) focusOn(errors[0].name);
  return errors.length === 0;
}

/** The form of a VIP order with its draft, its preview and its payment. */
export function useVipOrder(types: readonly ServiceType[], start: VipStart) {
  const [defaultValues] = useState(() => startValues(start, types));
  const form = useForm<VipOrderValues>({ defaultValues });
  useFormDraft(form, draftName);
  const watched = useWatch({ control: form.control });
  const values = useMemo(() => ({ ...form.getValues(), ...watched }) as VipOrderValues, [form, watched]);
  const packages = usePackageOptions(values.tier_id, values.statements.length);
  // The sum decides what is offered first, and what is chosen decides the sum: the price without a package comes first.
  const [price, setPrice] = useState<number | null>(null);
  const [selection, select] = usePaymentSelection(price, packages, startSelection(start));
  const packageId = selection.kind === 'package' ? selection.packageId : null;
  const body = useDebounced(JSON.stringify(vipBody(values, packageId)), previewDelayMs);
  const preview = useVipPreview(JSON.parse(body));
  const amount = preview.data?.amount ?? null;
  if (packageId === null && amount !== price) setPrice(amount);
  const { pay, isPaying, problem } = usePay({ serviceId: serviceIds.vip, channel: 'microservice', draftName });
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);

  const order = async () => {
    setFailure(null);
    const current = form.getValues();
    const data = vipBody(current, packageId);
    if (!showErrors(form, vipErrors(current, promotionDaysMax, packageId !== null)) || data === null || amount === null) return;
    try {
      await pay({ selection, amount, order: { body: data, init: (key) => initOrder(promotionOrderUrls.vip, key, data) } });
    } catch (error) {
      const { form: rest, fields } = toFormErrors(error, errorNames);
      showErrors(form, fields);
      setFailure(rest);
    }
  };
  return { form, values, preview, packages, selection, select, packageId, amount, isPaying, problem, failure, order };
}
