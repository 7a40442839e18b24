'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { type Step, Stepper } from '@/components/ui/navigation/stepper';
import { formErrors } from '../domain/field-errors';
import { canCreateDraft, errorsIn, type StepId, stepIds } from '../domain/steps';
import type { RenderPinMap } from './fields/pin-field';
import { focusFirstError } from './focus-fault';
import { usePublishForm, usePublishFormState } from './form-context';
import { FormFooter } from './form-footer';
import { SaveAlert, SaveStatus } from './save-status';
import { StepDetails } from './steps/step-details';
import { StepPhotos } from './steps/step-photos';
import { StepPlace } from './steps/step-place';
import { StepPrice } from './steps/step-price';
import { StepPublish } from './steps/step-publish';
import { type PublishingDone, usePublishing } from './use-publishing';
import { useStep } from './use-step';

type Props = { phones: readonly string[]; phonesPath: string; renderMap: RenderPinMap; onDone: PublishingDone };

/** How each step stands, for the line above them. */
function useStepStates(): Record<StepId, Step<StepId>['state']> {
  const { values, errors, parameters, cities } = usePublishFormState((state) => state);
  const photoCount = useStore(usePublishForm().photos.store, ({ photos }) => photos.length);
  const missing = formErrors(values, parameters, cities, true);
  const hasBegun = canCreateDraft(values);
  const isWhole = (step: StepId): boolean => {
    if (!hasBegun || Object.keys(errorsIn(step, missing)).length > 0) return false;
    return step === 'photos' ? photoCount > 0 : step !== 'publish';
  };
  const stateOf = (step: StepId) => {
    if (Object.keys(errorsIn(step, errors)).length > 0) return 'fault' as const;
    return isWhole(step) ? ('done' as const) : ('open' as const);
  };
  return Object.fromEntries(stepIds.map((step) => [step, stateOf(step)])) as Record<StepId, Step<StepId>['state']>;
}

/** Moves the focus to the heading of a step that was opened, but not when the page itself opens. */
function useStepFocus(step: StepId, root: React.RefObject<HTMLElement | null>): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelector<HTMLElement>('#step-title')?.focus({ preventScroll: true });
  }, [step, root]);
}

/** The steps of the form, one on the screen at a time. */
export function FormSteps({ phones, phonesPath, renderMap, onDone }: Props) {
  const t = useTranslations('publishing');
  const root = useRef<HTMLDivElement>(null);
  const { step, goTo } = useStep();
  const states = useStepStates();
  const statement = usePublishFormState((state) => state.statement);
  const form = usePublishForm().form;
  useStepFocus(step, root);
  // The faults of another step are on the screen once it is.
  const showFaults = () => requestAnimationFrame(() => focusFirstError(root.current, form.getState().errors));
  const publishing = usePublishing({ step, goTo, onDone, onErrors: showFaults });
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
          states: { open: '', done: t('step_done'), fault: t('step_fault') },
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
