'use client';

import { useState } from 'react';
import { ApiFailure } from '@/lib/api/client';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import { responseErrors } from '../domain/field-errors';
import { isUnpublished } from '../domain/save-state';
import { fieldsOf, firstInvalidStep, type StepId, stepAfter } from '../domain/steps';
import { usePublishStatement } from '../queries/own-statement';
import { usePublishForm } from './form-context';
import { showErrors } from './use-publish-form';

export type PublishingDone = (statement: OwnStatement, kind: 'published' | 'saved') => void;

type Options = {
  step: StepId;
  goTo: (step: StepId) => void;
  onDone: PublishingDone;
  /** Called once errors are shown and their step is about to be on the screen. */
  onErrors: () => void;
};

/** Why the main button did not finish. */
type SubmitError = 'photos' | 'save' | 'publish';

/** The ways forward: to the next step, to publication, or to a published statement with changes. */
export function usePublishing({ step, goTo, onDone, onErrors }: Options) {
  const { form, autosave, photos } = usePublishForm();
  const publication = usePublishStatement();
  const [isBusy, setBusy] = useState(false);
  const [submitError, setSubmitError] = useState<SubmitError | null>(null);

  const leadToErrors = (): void => {
    const invalid = firstInvalidStep(Object.keys(form.getErrors()));
    if (invalid !== null && invalid !== step) goTo(invalid);
    onErrors();
  };
  /** @returns whether the step, or without one the whole form, is valid */
  const check = async (checked?: StepId): Promise<boolean> => {
    form.clearErrors();
    const isValid = await form.trigger(checked && fieldsOf(checked));
    if (!isValid) leadToErrors();
    return isValid;
  };

  const publish = async ({ id }: OwnStatement): Promise<void> => {
    try {
      onDone(await publication.mutateAsync(id), 'published');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const errors = responseErrors(error.envelope?.errors ?? {});
      if (error.status !== 422 || firstInvalidStep(Object.keys(errors)) === null) return setSubmitError('publish');
      showErrors(form, errors);
      leadToErrors();
    }
  };
  const send = async (): Promise<void> => {
    await photos.saveOrder();
    const isSaved = await autosave.saveNow();
    const { statement } = autosave;
    if (!isSaved || !statement) return setSubmitError('save');
    if (isUnpublished(statement)) await publish(statement);
    else onDone(statement, 'saved');
  };

  return {
    isBusy,
    submitError,
    next: async (): Promise<void> => {
      const after = stepAfter(step);
      if ((await check(step)) && after) goTo(after);
    },
    finish: async (): Promise<void> => {
      setSubmitError(null);
      if (!(await check())) return;
      if (photos.isBusy()) return setSubmitError('photos');
      setBusy(true);
      await send();
      setBusy(false);
    },
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
