'use client';

import { useLocale } from 'next-intl';
import { useMemo, useState } from 'react';
import { ListingFormProvider } from '@/components/listing-form/listing-form-context';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { localePath } from '@/lib/routes/locale-path';
import { PublishFormContext } from './form-context';
import { FormSteps } from './form-steps';
import { LeaveGuard } from './leave-guard';
import { Outcome } from './outcome';
import { useListingTexts } from './use-listing-texts';
import { changeListing, type FormStart, usePublishFormState } from './use-publish-form';

export type FormPageProps = {
  userId: number;
  phones: readonly string[];
  phonesPath: string;
  renderMap: RenderPinMap;
};

type Props = FormPageProps & { start: FormStart };

/** The form itself. A new draft takes its own address, so that a reload comes back to it. */
export function PublishFormContent({ start, userId, ...page }: Props) {
  const locale = useLocale();
  const texts = useListingTexts();
  const publishForm = usePublishFormState(start, userId, ({ id }) => {
    const path = localePath(locale, `/account/statements/${id}/edit`);
    window.history.replaceState(null, '', `${path}${window.location.search}`);
  });
  const { form, parameters } = publishForm;
  const change = useMemo(() => changeListing({ form, parameters }), [form, parameters]);
  const [outcome, setOutcome] = useState<Parameters<typeof Outcome>[0] | null>(null);
  if (outcome) return <Outcome {...outcome} />;
  return (
    <PublishFormContext value={publishForm}>
      <ListingFormProvider form={form} listing={{ change, texts, hasRequiredMarks: true }}>
        <FormSteps {...page} onDone={(statement, kind) => setOutcome({ statement, kind })} />
        <LeaveGuard />
      </ListingFormProvider>
    </PublishFormContext>
  );
}
