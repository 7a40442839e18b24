'use client';

import { useState } from 'react';
import { ApiFailure } from '@/lib/api/client';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import { type FieldErrors, formErrors, responseErrors } from '../domain/field-errors';
import { errorsIn, firstInvalidStep, type StepId, stepAfter } from '../domain/steps';
import { publishStatement } from '../queries/own-statement';
import { usePublishForm } from './form-context';

export type PublishingDone = (statement: OwnStatement, kind: 'published' | 'saved') => void;

type Options = {
  step: StepId;
  goTo: (step: StepId) => void;
  onDone: PublishingDone;
  /** Called when faults were shown, once their step is on its way to the screen. */
  onErrors: () => void;
};

/** Why pressing the main button came to nothing. */
export type SubmitError = 'photos' | 'save' | 'publish';

const unpublished: readonly string[] = ['draft', 'unpaid'];

/** The ways forward: to the next step, to the public, or to the public with changes. */
export function usePublishing({ step, goTo, onDone, onErrors }: Options) {
  const { form, autosave, photos } = usePublishForm();
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<SubmitError | null>(null);

  const show = (faults: FieldErrors): void => {
    form.getState().showErrors(faults);
    const faulty = firstInvalidStep(faults);
    if (faulty !== null && faulty !== step) goTo(faulty);
    onErrors();
  };
  /** @returns whether nothing is missing or wrong in the step, or anywhere */
  const check = (where: StepId | 'everywhere'): boolean => {
    const { values, parameters, cities } = form.getState();
    const all = formErrors(values, parameters, cities, true);
    const faults = where === 'everywhere' ? all : errorsIn(where, all);
    if (Object.keys(faults).length === 0) return true;
    show(faults);
    return false;
  };

  const send = async (): Promise<void> => {
    await photos.saveOrder();
    if (!(await autosave.saveNow())) return setHindrance('save');
    const { statement } = form.getState();
    if (!statement) return setHindrance('save');
    if (!unpublished.includes(statement.state)) return onDone(statement, 'saved');
    try {
      onDone(await publishStatement(statement.id), 'published');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const faults = responseErrors(error.envelope?.errors ?? {});
      if (error.status === 422 && firstInvalidStep(faults) !== null) show(faults);
      else setHindrance('publish');
    }
  };

  return {
    isBusy,
    hindrance,
    next: (): void => {
      const after = stepAfter(step);
      if (check(step) && after) goTo(after);
    },
    finish: async (): Promise<void> => {
      setHindrance(null);
      if (!check('everywhere')) return;
      if (photos.isBusy()) return setHindrance('photos');
      setBusy(true);
      await send();
      setBusy(false);
    },
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
