'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { InlineAlert } from '@/components/ui/inline-alert';
import { type Step, Stepper } from '@/components/ui/stepper';
import { formFaults } from '../domain/faults';
import { canBegin, faultsIn, type StepId, stepIds } from '../domain/steps';
import { focusFirstFault } from './focus-fault';
import { useForm, useFormTools } from './form-context';
import { FormFooter } from './form-footer';
import type { FormSurroundings } from './live-form';
import { SaveStatus, SaveTrouble } from './save-status';
import { StepDetails } from './step-details';
import { StepPhotos } from './step-photos';
import { StepPlace } from './step-place';
import { StepPrice } from './step-price';
import { StepPublish } from './step-publish';
import { type PublishingDone, usePublishing } from './use-publishing';
import { useStep } from './use-step';

type Props = Omit<FormSurroundings, 'userId'> & { onDone: PublishingDone };

/** How each step stands, for the line above them. */
function useStepStates(): Record<StepId, Step<StepId>['state']> {
  const { values, faults, parameters, cities } = useForm((state) => state);
  const photoCount = useStore(useFormTools().photos.store, ({ photos }) => photos.length);
  const missing = formFaults(values, parameters, cities, true);
  const hasBegun = canBegin(values);
  const isWhole = (step: StepId): boolean => {
    if (!hasBegun || Object.keys(faultsIn(step, missing)).length > 0) return false;
    return step === 'photos' ? photoCount > 0 : step !== 'publish';
  };
  const stateOf = (step: StepId) => {
    if (Object.keys(faultsIn(step, faults)).length > 0) return 'fault' as const;
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
  const statement = useForm((state) => state.statement);
  const form = useFormTools().form;
  useStepFocus(step, root);
  // The faults of another step are on the screen once it is.
  const showFaults = () => requestAnimationFrame(() => focusFirstFault(root.current, form.getState().faults));
  const publishing = usePublishing({ step, goTo, onDone, onFaults: showFaults });
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
      <SaveTrouble />
      {statement?.state === 'blocked' ? <InlineAlert tone="warning">{t('blocked')}</InlineAlert> : null}
      <div key={step} className="rounded-card p-4 shadow-hairline sm:p-6">
        {contents[step]}
      </div>
      <FormFooter step={step} goTo={goTo} publishing={publishing} />
    </div>
  );
}
