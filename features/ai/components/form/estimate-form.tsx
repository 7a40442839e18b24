'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useFormDraft } from '@/components/form/use-form-draft';
import { ListingFormProvider } from '@/components/listing-form/listing-form-context';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useParameters } from '@/lib/api/market/use-market-data';
import { useCities } from '@/lib/api/places/cities';
import type { City } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import { isEstimateReady } from '@/lib/domain/estimate/vocabulary';
import { useSession } from '@/lib/stores/session/session-store';
import { useDebounced } from '@/lib/use-debounced';
import { fieldNames, toEstimateForm } from '../../domain/form-values';
import { useEstimate, useEstimateStore, useEstimateValues } from '../../stores/estimate-context';
import { estimateDraft } from '../../stores/estimate-store';
import { FormFields } from './form-fields';
import { useEstimateForm, useEstimateTexts, useRemainingErrors } from './use-estimate-form';

const autoEstimateDelayMs = 1000;

/** Estimates once every field is valid, for signed-in visitors. */
function useAutoEstimate(): void {
  const store = useEstimateStore();
  const values = useEstimateValues((all) => all);
  const isValid = Object.keys(useRemainingErrors()).length === 0 && isEstimateReady(toEstimateForm(values));
  const isSignedIn = useSession(({ user }) => user !== null);
  const settled = useDebounced(values, autoEstimateDelayMs);
  const isDue = isValid && isSignedIn && settled === values;
  useEffect(() => {
    if (isDue) void store.getState().loadPreview();
  }, [isDue, store]);
}

/** Why there is no estimate, or why the form is shown instead of one. */
function FormNotice() {
  const t = useTranslations('ai');
  const { failure, fromStatementNoSucceed, statementId } = useEstimate((state) => state);
  if (failure !== null)
    return (
      <InlineAlert tone={failure === 'insufficient_data' ? 'info' : 'warning'} isLive className="mb-4">
        {fromStatementNoSucceed && failure === 'other' ? t('statement.no_estimate') : t(`failures.${failure}`)}
      </InlineAlert>
    );
  if (!fromStatementNoSucceed) return null;
  return (
    <InlineAlert tone="info" isLive className="mb-4">
      {statementId === null ? t('statement.other') : t('statement.incomplete')}
    </InlineAlert>
  );
}

type Props = { id: string; renderMap: RenderPinMap };

type LoadedProps = Props & { cities: readonly City[]; parameters: FilterParameters };

function LoadedForm({ id, cities, parameters, renderMap }: LoadedProps) {
  const store = useEstimateStore();
  const form = useEstimateForm(cities);
  const texts = useEstimateTexts();
  const isReady = Object.keys(useRemainingErrors()).length === 0;
  const { change } = store.getState();
  useFormDraft(form, estimateDraft(useEstimate((state) => state.statementId)));
  useAutoEstimate();
  return (
    <ListingFormProvider form={form} listing={{ change, texts, hasRequiredMarks: false }}>
      <form
        id={id}
        noValidate
        onBlur={({ target }) => {
          // An open list takes the focus from its button and gives it back: the field is not left yet.
          const isOpen = target.matches('button[aria-expanded="true"]');
          const name = target.closest<HTMLElement>('[data-field]')?.dataset.field;
          const field = fieldNames.find((known) => known === name);
          if (field && !isOpen) store.getState().touch(field);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void store.getState().submit();
        }}
      >
        <FormNotice />
        <FormFields cities={cities} parameters={parameters} renderMap={renderMap} />
      </form>
    </ListingFormProvider>
  );
}

/** The form with its data. Its submit button is where the page has its actions. */
export function EstimateForm({ id, renderMap }: Props) {
  const t = useTranslations('ai.form');
  const common = useTranslations('common');
  const cities = useCities();
  const parameters = useParameters();
  if (cities.isError || parameters.isError)
    return (
      <InlineAlert
        tone="error"
        isLive
        action={
          <Button size="sm" variant="secondary" onClick={() => void Promise.all([cities.refetch(), parameters.refetch()])}>
            {common('retry')}
          </Button>
        }
      >
        {t('failed')}. {t('failed_text')}
      </InlineAlert>
    );
  if (!cities.data || !parameters.data)
    return (
      <div aria-busy="true" className="grid gap-4 md:grid-cols-3">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((field) => (
          <Skeleton key={field} className="h-12 rounded-control" />
        ))}
      </div>
    );
  return <LoadedForm id={id} cities={cities.data} parameters={parameters.data} renderMap={renderMap} />;
}
