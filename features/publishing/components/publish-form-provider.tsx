'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import { localePath } from '@/lib/routes/locale-path';
import { createAutosave } from '../stores/autosave';
import { createFormStore, type FormInitialState } from '../stores/form-store';
import { createPhotos } from '../stores/photo-store';
import type { RenderPinMap } from './fields/pin-field';
import { PublishFormContext, type PublishFormStores } from './form-context';
import { FormSteps } from './form-steps';
import { LeaveGuard } from './leave-guard';
import { Outcome } from './outcome';

export type FormPageProps = {
  userId: number;
  phones: readonly string[];
  phonesPath: string;
  renderMap: RenderPinMap;
};

type Props = FormPageProps & { start: FormInitialState };

function createStores(start: FormInitialState, userId: number, onBegun: (statement: OwnStatement) => void): PublishFormStores {
  const form = createFormStore(start);
  const autosave = createAutosave({ form, userId, onDraftCreated: onBegun });
  const idNow = (): number | null => form.getState().statement?.id ?? null;
  const photos = createPhotos(
    start.statement?.images ?? [],
    async () => idNow() ?? ((await autosave.saveNow()) ? idNow() : null),
  );
  return { form, autosave, photos };
}

/** The form with its stores. A draft that has begun takes the address of its own, so that a reload comes back to it. */
export function PublishFormProvider({ start, userId, ...surroundings }: Props) {
  const locale = useLocale();
  const [tools] = useState(() =>
    createStores(start, userId, ({ id }) => {
      const path = localePath(locale, `/account/statements/${id}/edit`);
      window.history.replaceState(null, '', `${path}${window.location.search}`);
    }),
  );
  const [outcome, setOutcome] = useState<Parameters<typeof Outcome>[0] | null>(null);
  useEffect(() => tools.autosave.start(), [tools]);
  if (outcome) return <Outcome {...outcome} />;
  return (
    <PublishFormContext value={tools}>
      <FormSteps {...surroundings} onDone={(statement, kind) => setOutcome({ statement, kind })} />
      <LeaveGuard />
    </PublishFormContext>
  );
}
