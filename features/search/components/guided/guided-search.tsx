import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type GuidedStep, stepsOf, withoutAnswer } from '@/lib/domain/statement/guided-steps';
import { guidedPath, guidedRoute, nextStepOf, previousStepOf } from '@/lib/routes/addresses/guided-address';
import { localePath } from '@/lib/routes/locale-path';
import { carriedAnswers } from '../../domain/guided-choices';
import type { GuidedCount } from '../../queries/guided-count';
import { GuidedForm } from './guided-form';
import { StepHeading } from './step-heading';

type Props = {
  filters: StatementFilters;
  step: GuidedStep;
  count: GuidedCount | null;
  /** The fields of the question. */
  children: ReactNode;
};

/** The back link, the progress, and a link that skips this question. */
function TopBar({ filters, step }: Pick<Props, 'filters' | 'step'>) {
  const t = useTranslations('guided');
  const locale = useLocale();
  const steps = stepsOf(filters);
  const position = steps.indexOf(step);
  const previous = previousStepOf(step, filters);
  const skipped = withoutAnswer(filters, step);
  return (
    <div className="mb-8 flex items-center gap-3">
      <Link
        href={previous ? guidedPath(locale, filters, previous) : localePath(locale, '/')}
        aria-label={previous ? t('previous') : t('close')}
        className="-ml-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-tuff-100"
      >
        {previous ? <ArrowLeftIcon aria-hidden="true" className="size-6" /> : <XIcon aria-hidden="true" className="size-6" />}
      </Link>
      <div aria-hidden="true" className="flex flex-1 gap-1.5">
        {steps.map((name, index) => (
          <span key={name} className={cn('h-1 flex-1 rounded-full', index <= position ? 'bg-brand' : 'bg-tuff-200')} />
        ))}
      </div>
      <Link
        href={guidedPath(locale, skipped, nextStepOf(step, skipped))}
        className="type-ui inline-flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline"
      >
        {t('skip')}
      </Link>
    </div>
  );
}

/** One question of the guided search. */
export function GuidedSearch({ filters, step, count, children }: Props) {
  const t = useTranslations('guided');
  const locale = useLocale();
  const steps = stepsOf(filters);
  const next = nextStepOf(step, filters);
  return (
    <div className="container-page py-5 lg:py-10">
      <div className="mx-auto max-w-140">
        <TopBar filters={filters} step={step} />
        <StepHeading
          step={step}
          position={t('position', { step: steps.indexOf(step) + 1, count: steps.length })}
          title={t(`steps.${step}.title`)}
          text={t(`steps.${step}.text`)}
        />
        <GuidedForm
          key={`${step} ${serialiseStatementFilters(filters)}`}
          action={localePath(locale, guidedRoute)}
          next={next}
          isLast={next === 'results'}
          carried={carriedAnswers(filters, step)}
          count={count}
        >
          {children}
        </GuidedForm>
      </div>
    </div>
  );
}
