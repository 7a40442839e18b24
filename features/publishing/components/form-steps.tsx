'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { focusFirstError } from '@/components/listing-form/form-errors';
import { useListingValues } from '@/components/listing-form/listing-form-context';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { type Step, Stepper } from '@/components/ui/navigation/stepper';
import { formErrors } from '../domain/field-errors';
import { isUnpublished } from '../domain/save-state';
import { canCreateDraft, firstInvalidStep, isStepId, type StepId, stepAfter, stepBefore, stepIds, stepOf } from '../domain/steps';
import { readStep, writeStep } from '../stores/local-copy';
import { useInvalidFields, usePublishForm, useStatement } from './form-context';
import { SaveAlert, SaveStatus } from './save-status';
import { StepDetails } from './steps/step-details';
import { StepPhotos } from './steps/step-photos';
import { StepPlace } from './steps/step-place';
import { StepPrice } from './steps/step-price';
import { StepPublish } from './steps/step-publish';
import { type Publishing, type PublishingDone, usePublishing } from './use-publishing';

type FormFooterProps = { step: StepId; goTo: (step: StepId) => void; publishing: Publishing };

/** Back and forward. A published statement can be saved from every step, a draft is published at the last one. */
function FormFooter({ step, goTo, publishing: { isBusy, submitError, next, finish } }: FormFooterProps) {
  const t = useTranslations('publishing');
  const statement = useStatement();
  const isPublished = statement !== null && !isUnpublished(statement);
  const before = stepBefore(step);
  const after = stepAfter(step);
  const main = isPublished || after === null;
  return (
    <footer
      data-bottom-bar=""
      className="sticky bottom-0 z-filter -mx-4 border-t border-line bg-surface px-4 py-3 pb-[max(calc(0.75rem*var(--k)),env(safe-area-inset-bottom))] sm:mx-0 sm:px-0"
    >
      {submitError ? (
        <InlineAlert tone="error" isLive className="mb-3">
          {t(`submit_errors.${submitError}`)}
        </InlineAlert>
      ) : null}
      <div className="flex gap-2 sm:justify-between">
        {before ? (
          <Button variant="ghost" onClick={() => goTo(before)} className="max-sm:px-3">
            {t('previous')}
          </Button>
        ) : (
          <span />
        )}
        <div className="flex flex-1 justify-end gap-2">
          {after ? (
            <Button variant={main ? 'secondary' : 'primary'} onClick={() => void next()} className="max-sm:flex-1">
              {t('next')}
            </Button>
          ) : null}
          {main ? (
            <Button onClick={() => void finish()} isLoading={isBusy} loadingText={t('sending')} className="max-sm:flex-1">
              {t(isPublished ? 'save_changes' : 'publish')}
            </Button>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

type Props = { phones: readonly string[]; phonesPath: string; renderMap: RenderPinMap; onDone: PublishingDone };

/** Where the form opens without a step in the address: a draft at the step where it was left, or at the first that is incomplete. */
function useFirstStep(): StepId {
  const { autosave, form, parameters, cities, photos } = usePublishForm();
  const [first] = useState((): StepId => {
    const { statement } = autosave;
    if (!statement || !isUnpublished(statement)) return 'place';
    const incomplete = firstInvalidStep(Object.keys(formErrors(form.getValues(), parameters, cities, true)));
    const hasPhotos = photos.store.getState().photos.length > 0;
    return readStep(statement.id) ?? incomplete ?? (hasPhotos ? 'publish' : 'photos');
  });
  return first;
}

/** The step in the address, so that the browser's back button leads to the step before. */
function useStep(): { step: StepId; goTo: (step: StepId) => void } {
  const requested = useSearchParams().get('step');
  const first = useFirstStep();
  const statement = useStatement();
  const step = isStepId(requested) ? requested : first;
  const draftId = statement && isUnpublished(statement) ? statement.id : null;
  useEffect(() => {
    if (draftId !== null) writeStep(draftId, step);
  }, [draftId, step]);
  const goTo = (step: StepId) => {
    const next = new URLSearchParams(window.location.search);
    next.set('step', step);
    window.history.pushState(null, '', `${window.location.pathname}?${next}`);
  };
  return { step, goTo };
}

/** The state of each step, for the stepper. */
function useStepStates(): Record<StepId, Step<StepId>['state']> {
  const { parameters, cities, photos } = usePublishForm();
  const photoCount = useStore(photos.store, (state) => state.photos.length);
  const values = useListingValues((all) => all);
  const stepsWithErrors = new Set(useInvalidFields().map(stepOf));
  const incompleteSteps = new Set(Object.keys(formErrors(values, parameters, cities, true)).map(stepOf));
  const isComplete = (step: StepId): boolean => {
    if (!canCreateDraft(values) || incompleteSteps.has(step)) return false;
    return step === 'photos' ? photoCount > 0 : step !== 'publish';
  };
  const stateOf = (step: StepId) => {
    if (stepsWithErrors.has(step)) return 'error' as const;
    return isComplete(step) ? ('done' as const) : ('open' as const);
  };
  return Object.fromEntries(stepIds.map((step) => [step, stateOf(step)])) as Record<StepId, Step<StepId>['state']>;
}

/** Focuses the heading of a step that was opened, but not when the page itself opens. */
function useStepFocus(step: StepId, root: React.RefObject<HTMLElement | null>): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelector<HTMLElement>('#step-title')?.focus({ preventScroll: true });
  }, [step, root]);
}

/** The steps of the form, one at a time. */
export function FormSteps({ phones, phonesPath, renderMap, onDone }: Props) {
  const t = useTranslations('publishing');
  const root = useRef<HTMLDivElement>(null);
  const { step, goTo } = useStep();
  const states = useStepStates();
  const statement = useStatement();
  const { form } = usePublishForm();
  useStepFocus(step, root);
  // The fields of another step are on the screen in the next frame.
  const focusError = () => requestAnimationFrame(() => focusFirstError(root.current, Object.keys(form.getErrors())));
  const publishing = usePublishing({ step, goTo, onDone, onErrors: focusError });
  const contents: Record<StepId, ReactNode> = {
    place: <StepPlace renderMap={renderMap} />,
    details: <StepDetails />,
    price: <StepPrice phones={phones} phonesPath={phonesPath} />,
    photos: <StepPhotos />,
    publish: <StepPublish onStep={goTo} />,
  };
  const isNew = statement === null || statement.state === 'draft';
  return (
    <div ref={root} className="mx-auto flex w-full max-w-220 scroll-mt-24 flex-col gap-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="type-h2 mt">{t(isNew ? 'title_new' : 'title_edit')}</h1>
        <SaveStatus />
      </header>
      <Stepper
        label={t('steps_label')}
        steps={stepIds.map((id) => ({ id, label: t(`steps.${id}`), state: states[id] }))}
        current={step}
        onStep={goTo}
        labels={{
          position: (number, total) => t('step_of', { number, total }),
          states: { open: '', done: t('step_done'), error: t('step_error') },
        }}
      />
      <SaveAlert />
      {statement?.state === 'blocked' ? <InlineAlert tone="warning">{t('blocked')}</InlineAlert> : null}
      <div key={step} className="rounded-card p-4 shadow-hairline sm:p-6">
        {contents[step]}
      </div>
      <FormFooter step={step} goTo={goTo} publishing={publishing} />
    </div>
  );
}
