'use client';

import { useQuery } from '@tanstack/react-query';
import { type Locale, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCities } from '@/lib/api/cities';
import { ApiFailure } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { useParameters } from '@/lib/api/use-market-data';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { useCurrency } from '@/lib/stores/currency';
import { emptyValues, type FormValues } from '../domain/form-values';
import { formValuesOf } from '../domain/statement-values';
import { getOwnStatement } from '../queries/own-statement';
import type { FormInitialState } from '../stores/form-store';
import { readCopy } from '../stores/local-copy';
import { type FormPageProps, PublishFormProvider } from './publish-form-provider';

type Props = FormPageProps & {
  /** The statement that is changed; null begins a new one. */
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

function FormLoadError({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  const t = useTranslations('publishing');
  const common = useTranslations('common');
  return (
    <EmptyState
      art={isGone ? 'search' : 'cloud'}
      title={t(isGone ? 'gone_title' : 'failed_title')}
      text={t(isGone ? 'gone_text' : 'failed_text')}
      actions={isGone ? undefined : <Button onClick={onRetry}>{common('retry')}</Button>}
    />
  );
}

/** Where the form begins: with what the server has, or with what this browser kept of it unsaved. */
function initialValues(statement: OwnStatement | null, { userId, phones }: Props, locale: Locale, currencyId: CurrencyId) {
  const stored: FormValues = statement
    ? formValuesOf(statement, locale)
    : { ...emptyValues, currency_id: currencyId, phone_number: phones[0] ?? '' };
  const copy = readCopy(statement ? { statementId: statement.id } : { userId });
  if (!copy) return { values: stored };
  const isOlder = statement !== null && copy.version !== statement.version;
  return { values: copy.values, savedValues: stored, save: isOlder ? ('changed' as const) : undefined };
}

function LoadedForm(props: Props & Pick<FormInitialState, 'parameters' | 'cities' | 'statement'>) {
  const { parameters, cities, statement, statementId: _, ...surroundings } = props;
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const [values] = useState(() => initialValues(statement, props, locale, currencyId));
  return <PublishFormProvider {...surroundings} start={{ parameters, cities, statement, ...values }} />;
}

/** The form of a new or an older statement, once everything that it is made of is there. */
export function PublishForm(props: Props) {
  const { statementId } = props;
  const parameters = useParameters();
  const cities = useCities();
  const statement = useQuery(
    {
      queryKey: ['form-statement', statementId],
      queryFn: () => (statementId === null ? null : getOwnStatement(statementId)),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    },
    queryClient,
  );
  const queries = [parameters, cities, statement];
  if (queries.some(({ isError }) => isError)) {
    const isGone = statement.error instanceof ApiFailure && statement.error.status === 404;
    const retry = () => {
      for (const query of queries) if (query.isError) void query.refetch();
    };
    return <FormLoadError isGone={isGone} onRetry={retry} />;
  }
  if (!parameters.data || !cities.data || statement.data === undefined) return <FormSkeleton />;
  return <LoadedForm {...props} parameters={parameters.data} cities={cities.data} statement={statement.data} />;
}
