'use client';

import { useQuery } from '@tanstack/react-query';
import { type Locale, useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ListingFormProvider } from '@/components/listing-form/listing-form-context';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/navigation/link';
import { useParameters } from '@/lib/api/market/use-market-data';
import { useCities } from '@/lib/api/places/cities';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import type { ListingValues } from '@/lib/domain/statement/listing-values';
import { isEditable } from '@/lib/domain/statement/status-machine';
import { localePath } from '@/lib/routes/locale-path';
import { useCurrency } from '@/lib/stores/currency';
import { claimDrafts } from '@/lib/stores/drafts';
import { emptyValues, formValuesOf } from '../domain/form-values';
import { getOwnStatement } from '../queries/get-own-statement';
import { readLocalCopy, writeStep } from '../stores/local-copy';
import { PublishFormContext } from './form-context';
import { FormSteps } from './form-steps';
import { LeaveGuard } from './leave-guard';
import { Outcome } from './outcome';
import { useListingTexts } from './use-listing-texts';
import { changeListing, type FormStart, usePublishFormState } from './use-publish-form';

type FormPageProps = {
  phones: readonly string[];
  phonesPath: string;
  renderMap: RenderPinMap;
};

type FormContentProps = FormPageProps & { start: FormStart };

/** The form itself. A new draft gets an address, so that a reload returns to it. */
function FormContent({ start, ...page }: FormContentProps) {
  const locale = useLocale();
  const texts = useListingTexts();
  const publishForm = usePublishFormState(start, ({ id }) => {
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
        <FormSteps
          {...page}
          onDone={(statement, kind) => {
            writeStep(statement.id, null);
            setOutcome({ statement, kind });
          }}
        />
        <LeaveGuard />
      </ListingFormProvider>
    </PublishFormContext>
  );
}

type Props = FormPageProps & {
  userId: number;
  /** The statement to edit; null for a new one. */
  statementId: number | null;
};

function FormSkeleton() {
  const t = useTranslations('publishing');
  return (
    <div aria-busy="true" className="mx-auto flex w-full max-w-220 flex-col gap-5">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-120 w-full rounded-card" />
    </div>
  );
}

function FormLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('publishing');
  const common = useTranslations('common');
  return (
    <EmptyState
      art="cloud"
      title={t('failed_title')}
      text={t('failed_text')}
      actions={<Button onClick={onRetry}>{common('retry')}</Button>}
    />
  );
}

/** A sold or archived statement, which has to be restored before it can be changed. */
function ClosedStatement({ id }: { id: number }) {
  const t = useTranslations('publishing');
  const locale = useLocale();
  return (
    <EmptyState
      art="house"
      title={t('closed_title')}
      text={t('closed_text')}
      actions={
        <Link href={localePath(locale, `/account/statements?q=${id}&page=1`)} className={buttonClasses({ variant: 'secondary' })}>
          {t('closed_open')}
        </Link>
      }
    />
  );
}

type Start = Pick<FormStart, 'values' | 'isRestored' | 'saveState'>;

/** The form begins with the server's values, or with a local copy that is not saved yet. */
function startOf(statement: OwnStatement | null, { phones }: Props, locale: Locale, currencyId: CurrencyId): Start {
  const stored: ListingValues = statement
    ? formValuesOf(statement, locale)
    : { ...emptyValues, currency_id: currencyId, phone_number: phones[0] ?? '' };
  const copy = readLocalCopy(statement?.id ?? null);
  if (!copy) return { values: stored, isRestored: false, saveState: 'idle' };
  const isOlder = statement !== null && copy.version !== statement.version;
  return { values: copy.values, isRestored: true, saveState: isOlder ? 'conflict' : 'idle' };
}

function LoadedForm(props: Props & Pick<FormStart, 'parameters' | 'cities' | 'statement'>) {
  const { parameters, cities, statement, statementId: _, userId, ...page } = props;
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const [start] = useState(() => {
    claimDrafts(userId);
    return startOf(statement, props, locale, currencyId);
  });
  return <FormContent {...page} start={{ parameters, cities, statement, ...start }} />;
}

/** The form of a new or an existing statement, with its data. */
export function PublishForm(props: Props) {
  const { statementId } = props;
  const parameters = useParameters();
  const cities = useCities();
  const statement = useQuery({
    queryKey: ['form-statement', statementId],
    queryFn: () => (statementId === null ? null : getOwnStatement(statementId)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const queries = [parameters, cities, statement];
  if (queries.some(({ isError }) => isError)) {
    const retry = () => {
      for (const query of queries) if (query.isError) void query.refetch();
    };
    return <FormLoadError onRetry={retry} />;
  }
  if (!parameters.data || !cities.data || statement.data === undefined) return <FormSkeleton />;
  if (statement.data && !isEditable(statement.data.state)) return <ClosedStatement id={statement.data.id} />;
  return <LoadedForm {...props} parameters={parameters.data} cities={cities.data} statement={statement.data} />;
}
