'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { formatDate } from '@/lib/format/date';
import { useMessage } from '@/lib/i18n/use-message';
import { closesAt } from '../../domain/order-progress';
import { useOrderRequest } from '../../queries/orders';
import { refusalKey } from '../../refusal-key';
import { ResultPictures } from './order-files';
import { ReasonDialog } from './reason-dialog';

/** What was delivered comes first: the buyer accepts it or asks for a revision. */
export function OrderResult({ order, now }: { order: OrderDetail; now: Date }) {
  const t = useTranslations('orders');
  const translate = useMessage();
  const locale = useLocale();
  const [isRedoOpen, setIsRedoOpen] = useState(false);
  const request = useOrderRequest();
  const results = order.files.filter(({ kind }) => kind === 'result');
  const closing = closesAt(order);
  const error = request.error ? translate(refusalKey(request.error)) : null;
  const canAccept = order.actions.includes('accept');
  const canRedo = order.actions.includes('redo');
  if (!canAccept && !canRedo) return null;
  return (
    <section
      aria-labelledby="order-result"
      className="flex flex-col gap-3 rounded-card bg-brand-soft p-4 inset-ring-[1.5px] inset-ring-brand"
    >
      <div>
        <h3 id="order-result" className="type-h3">
          {t('result.title', { count: results.length })}
        </h3>
        {closing ? <p className="type-sm text-ink-2">{t('result.text', { date: formatDate(closing, now, locale) })}</p> : null}
      </div>
      <ResultPictures files={results} />
      <div className="flex flex-col gap-2 sm:flex-row sm:*:flex-1">
        {canAccept ? (
          <Button
            isLoading={request.isPending && request.variables.action === 'accept'}
            loadingText={t('sending')}
            onClick={() => request.mutate({ id: order.id, action: 'accept' })}
          >
            {t(order.statement_ids.length > 0 ? 'result.accept_publish' : 'result.accept')}
          </Button>
        ) : null}
        {canRedo ? (
          <Button variant="secondary" onClick={() => setIsRedoOpen(true)}>
            {t('result.redo')}
          </Button>
        ) : null}
      </div>
      {error && !isRedoOpen ? (
        <InlineAlert tone="error" isLive>
          {error}
        </InlineAlert>
      ) : null}
      <ReasonDialog
        labels={{
          title: t('result.redo'),
          text: t('result.redo_text'),
          label: t('result.redo_label'),
          send: t('result.redo_send'),
        }}
        tone="primary"
        isOpen={isRedoOpen}
        onClose={() => setIsRedoOpen(false)}
        onSend={(reason) => request.mutate({ id: order.id, action: 'redo', reason }, { onSuccess: () => setIsRedoOpen(false) })}
        isSending={request.isPending}
        error={error}
      />
    </section>
  );
}
