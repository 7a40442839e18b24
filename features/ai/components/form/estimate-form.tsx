'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCities } from '@/lib/api/cities';
import { useParameters } from '@/lib/api/use-market-data';
import { isEstimateReady } from '@/lib/domain/estimate/vocabulary';
import { useSession } from '@/lib/stores/session-store';
import { useDebounced } from '@/lib/use-debounced';
import { fieldNames } from '../../domain/form-values';
import { useEstimate, useEstimateStore } from '../../stores/estimate-context';
import { FormFields } from './form-fields';
import type { RenderPinMap } from './pin-field';
import { useFieldErrors } from './use-field-error';

const autoEstimateDelayMs = 1000;

/** Estimates by itself once every field is filled in well, for whoever is signed in. */
function useAutoEstimate(): void {
  const store = useEstimateStore();
  const values = useEstimate((state) => state.values);
  const isWell = Object.keys(useFieldErrors()).length === 0 && isEstimateReady(values);
  const isSignedIn = useSession(({ user }) => user !== null);
  const settled = useDebounced(values, autoEstimateDelayMs);
  const isDue = isWell && isSignedIn && settled === values;
  useEffect(() => {
    if (isDue) void store.getState().loadPreview();
  }, [isDue, store]);
}

/** Why there is no estimate, or why the form is shown in place of one. */
function FormNotice() {
  const t = useTranslations('ai');
  const { failure, fromStatementNoSucceed, statementId } = useEstimate((state) => state);
  if (failure !== null)
    return (
      <InlineAlert tone={failure === 'thin' ? 'info' : 'warning'} isLive className="mb-4">
        {fromStatementNoSucceed && failure === 'other' ? t('statement.asked') : t(`failures.${failure}`)}
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

/** The form with its data; the button that sends it stands wherever the page has its actions. */
export function EstimateForm({ id, renderMap }: Props) {
  const t = useTranslations('ai.form');
  const common = useTranslations('common');
  const store = useEstimateStore();
  const isReady = Object.keys(useFieldErrors()).length === 0;
  const cities = useCities();
  const parameters = useParameters();
  useAutoEstimate();
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
  return (
    <form
      id={id}
      noValidate
      onBlur={({ target }) => {
        // The list of a button takes the focus along and gives it back: its field is not left yet.
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
      <FormFields cities={cities.data} parameters={parameters.data} renderMap={renderMap} />
    </form>
  );
}
