'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { isUnpublished } from '../domain/save-state';
import { type StepId, stepAfter, stepBefore } from '../domain/steps';
import { useStatement } from './form-context';
import type { Publishing } from './use-publishing';

type Props = { step: StepId; goTo: (step: StepId) => void; publishing: Publishing };

/** Back and forward. A published statement can be saved from every step, a draft is published at the last one. */
export function FormFooter({ step, goTo, publishing: { isBusy, submitError, next, finish } }: Props) {
  const t = useTranslations('publishing');
  const statement = useStatement();
  const isPublished = statement !== null && !isUnpublished(statement);
  const before = stepBefore(step);
  const after = stepAfter(step);
  const main = isPublished || after === null;
  return (
    <footer className="sticky bottom-0 z-filter -mx-4 border-t border-line bg-surface px-4 py-3 pb-[max(calc(0.75rem*var(--k)),env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
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
