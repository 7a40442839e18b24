'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { PastEstimate } from '@/lib/contracts/estimate';
import { useSession } from '@/lib/stores/session/session-store';
import { valuesOfPastEstimate } from '../domain/form-values';
import { useRefreshPastEstimates } from '../queries/estimates';
import { EstimateContext, useEstimate, useEstimateStore } from '../stores/estimate-context';
import { createEstimateStore } from '../stores/estimate-store';
import { EstimateForm } from './form/estimate-form';
import { SubmitRow } from './form/submit-row';
import { PastEstimates } from './past-estimates';
import { PriceResult } from './result/price-result';

/** The form, or the result in its place. */
function FormOrResult({ renderMap }: { renderMap: RenderPinMap }) {
  const t = useTranslations('ai');
  const formId = useId();
  const store = useEstimateStore();
  const isResult = useEstimate((state) => state.tab === 0);
  const estimateId = useEstimate((state) => state.estimate?.id ?? state.preview?.id);
  const refreshPastEstimates = useRefreshPastEstimates();
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(isResult);
  useEffect(() => {
    if (shown.current !== isResult) panel.current?.focus();
    shown.current = isResult;
  }, [isResult]);
  useEffect(() => {
    if (estimateId !== undefined) void refreshPastEstimates();
  }, [estimateId, refreshPastEstimates]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={isResult ? t('result.title') : t('form.title')}
      className="mt-5 scroll-mt-24 rounded-card p-4 shadow-hairline outline-none md:p-6"
    >
      {isResult ? (
        <>
          <PriceResult onAnother={() => store.getState().startOver()} />
          <p className="type-xs mt-6 border-t border-line pt-4 text-ink-2">{t('result.note')}</p>
        </>
      ) : (
        <>
          <h2 className="type-h3">{t('form.title')}</h2>
          <p className="type-sm mt-0.5 mb-5 text-ink-2">{t('form.note')}</p>
          <EstimateForm id={formId} renderMap={renderMap} />
          <div className="mt-5 flex border-t border-line pt-4">
            <SubmitRow formId={formId} />
          </div>
        </>
      )}
    </section>
  );
}

type Props = {
  renderMap: RenderPinMap;
  /** The one account that estimates are switched off for. */
  excludedUserId: number | null;
};

/** The estimate as a page of the account, with past estimates. */
export function EstimatePage({ renderMap, excludedUserId }: Props) {
  const t = useTranslations('ai');
  const query = useSearchParams();
  const [store] = useState(() => createEstimateStore());
  const isExcluded = useSession(({ user }) => user !== null && user.id === excludedUserId);
  const estimateAgain = (past: PastEstimate) => {
    const { startOver, change } = store.getState();
    startOver();
    change(valuesOfPastEstimate(past));
    window.scrollTo({ top: 0 });
  };
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  return (
    <EstimateContext value={store}>
      <h1 className="mt type-h2">{t('account.title')}</h1>
      <p className="type-body mt-1 max-w-[68ch] text-ink-2">{t('account.text')}</p>
      {isExcluded ? (
        <InlineAlert tone="info" className="mt-5">
          {t('form.unavailable')}
        </InlineAlert>
      ) : (
        <FormOrResult renderMap={renderMap} />
      )}
      <h2 className="type-h3 mt-9 mb-3">{t('account.past')}</h2>
      <PastEstimates page={page} onAgain={estimateAgain} />
    </EstimateContext>
  );
}
