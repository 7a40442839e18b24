'use client';

import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useFormDraft } from '@/components/form/use-form-draft';
import { ApiFailure } from '@/lib/api/client';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { useCities } from '@/lib/api/places/cities';
import type { ServiceTypes } from '@/lib/contracts/money/services';
import { isGuest } from '@/lib/stores/session/is-guest';
import { useSession } from '@/lib/stores/session/session-store';
import { useDebounced } from '@/lib/use-debounced';
import type { OrderStart } from '../../domain/order-start';
import { emptyOrder, isPriceable, type OrderValues, orderBody, orderErrors, pathOfError } from '../../domain/order-values';
import { useActiveStatements, useQuote } from '../../queries/order-form';

type Name = Parameters<UseFormReturn<OrderValues>['setError']>[0];

/** Fills in what the address chose, where the service has it, and where a guest's order begins. */
function startFrom(
  { type, days, area, statementId }: OrderStart,
  catalogue: ServiceTypes,
  form: UseFormReturn<OrderValues>,
): void {
  const chosen = catalogue.types.find(({ key }) => key === type);
  const set = { shouldDirty: true };
  if (chosen) form.setValue('type', chosen.key, set);
  if (chosen?.days.some((term) => String(term.days) === days)) form.setValue('days', days ?? '', set);
  if (area !== undefined && 'area' in form.getValues('fields')) form.setValue('fields.area', area, set);
  if (statementId !== undefined) form.setValue('statement_id', statementId, set);
  // Guests have no statements to choose from: their order begins with an address.
  else if (catalogue.requires.property === 'own_or_address' && isGuest()) form.setValue('property', 'address');
}

/** The form of an order with its draft; a signed-in visitor's name and phone are filled in where nothing is typed yet. */
export function useOrderForm(catalogue: ServiceTypes, start: OrderStart, draftName: string) {
  const [defaultValues] = useState(() => emptyOrder(catalogue));
  const form = useForm<OrderValues>({ defaultValues });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of the first visit counts, before the draft and the first frame.
  useLayoutEffect(() => startFrom(start, catalogue, form), []);
  useFormDraft(form, draftName);
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (!user) return;
    const known: Record<string, string> = {
      name: user.name,
      phone: user.valid_phone_numbers[0] ?? '',
      phone_number: user.valid_phone_numbers[0] ?? '',
      email: user.email ?? '',
    };
    for (const name of Object.keys(form.getValues('fields')))
      if (known[name] && !form.getValues(`fields.${name}`)) form.setValue(`fields.${name}`, known[name]);
  }, [user, form]);
  return form;
}

/** The city of the order's property: that of the chosen statement, or of the address. */
export function useOrderCity(form: UseFormReturn<OrderValues>): number | null {
  const [property, statementId, place] = useWatch({ control: form.control, name: ['property', 'statement_id', 'place'] });
  const isSignedIn = useSession((state) => state.user !== null);
  const { data: statements = [] } = useActiveStatements(isSignedIn && property === 'own');
  if (property === 'address') return place.city_id;
  return statements.find(({ id }) => id === statementId)?.city_id ?? null;
}

/** The neighbourhood of an address, which the order's body has no field for. */
function usePlaceName(form: UseFormReturn<OrderValues>): string {
  const place = useWatch({ control: form.control, name: 'place' });
  const { data: cities = [] } = useCities();
  const district = cities.find(({ id }) => id === place.city_id)?.districts.find(({ id }) => id === place.district_id);
  return district?.urbans.find(({ id }) => id === place.urban_id)?.display_name ?? district?.display_name ?? '';
}

/** The request body for the current values. */
export function useOrderBody(form: UseFormReturn<OrderValues>, catalogue: ServiceTypes): () => Record<string, unknown> {
  const placeName = usePlaceName(form);
  return () => orderBody(form.getValues(), catalogue, placeName);
}

const quoteDelayMs = 400;

/** The body without what has no price: files, times and the statement's own text; null while too little is known for a price. */
function pricedBody(values: OrderValues, catalogue: ServiceTypes, refusedCode: string | null): string {
  if (!isPriceable(values, catalogue)) return JSON.stringify(null);
  const { visit_day, visit_slot, backup_day, backup_slot, file_ids, promo_code, ...priced } = orderBody(values, catalogue);
  const promo = promo_code === undefined || promo_code === refusedCode ? {} : { promo_code };
  return JSON.stringify({ service_id: catalogue.service_id, ...priced, ...promo });
}

/**
 * The price of the current order. Incomplete values are not a failure; an invalid promo code is an error of its field, and the
 * sum is that without it.
 */
export function useLiveQuote(form: UseFormReturn<OrderValues>, catalogue: ServiceTypes) {
  const values = useWatch({ control: form.control });
  const [refusedCode, setRefusedCode] = useState<string | null>(null);
  const body = useMemo(
    () => pricedBody({ ...form.getValues(), ...values } as OrderValues, catalogue, refusedCode),
    [form, values, catalogue, refusedCode],
  );
  const debouncedBody = useDebounced(body, quoteDelayMs);
  const hasBody = body !== JSON.stringify(null);
  const { data, error, isFetching } = useQuote(JSON.parse(debouncedBody));
  useEffect(() => {
    const key = error instanceof ApiFailure ? error.envelope?.errors.promo_code?.[0] : undefined;
    if (key === undefined) return;
    form.setError('promo_code', { type: 'server', message: key });
    setRefusedCode(form.getValues('promo_code'));
  }, [error, form]);
  const isIncomplete = error instanceof ApiFailure && error.status === 422;
  return {
    quote: error || !hasBody ? undefined : data,
    isStale: hasBody && (isFetching || debouncedBody !== body),
    failure: error && !isIncomplete ? error.message : null,
    /** What the sum still needs, by field. */
    refusal: isIncomplete ? error : null,
  };
}

/** Moves the focus to the first wrong field, which may be no input of the form's own. */
function focusOn(path: string): void {
  const container = document.querySelector<HTMLElement>(`[data-field="${path}"]`);
  const control = container?.querySelector<HTMLElement>('input:not([disabled]), textarea, button, select') ?? container;
  control?.focus();
}

/** Shows the errors at their fields. @returns whether there are none */
export function showOrderErrors(form: UseFormReturn<OrderValues>, catalogue: ServiceTypes): boolean {
  form.clearErrors();
  const errors = orderErrors(form.getValues(), catalogue);
  for (const { path, key } of errors) form.setError(path as Name, { type: 'form', message: key });
  if (errors[0]) focusOn(errors[0].path);
  return errors.length === 0;
}

/**
 * Shows what the API refused at its fields. When a slot has been taken in the meantime, the day and all other values stay.
 * @returns what belongs to no field
 */
export function showRefusal(
  error: unknown,
  form: UseFormReturn<OrderValues>,
  catalogue: ServiceTypes,
): FormErrors<string>['form'] {
  const names = error instanceof ApiFailure ? Object.keys(error.envelope?.errors ?? {}) : [];
  const paths = names.flatMap((name) => {
    const path = pathOfError(name, catalogue.fields);
    return path === undefined ? [] : [{ name, path }];
  });
  const refusal = toFormErrors(
    error,
    paths.map(({ name }) => name),
  );
  for (const { name, key } of refusal.fields) {
    const path = paths.find((one) => one.name === name)?.path;
    if (path) form.setError(path as Name, { type: 'server', message: key });
  }
  const [first] = paths;
  if (first) focusOn(first.path);
  return refusal.form;
}
