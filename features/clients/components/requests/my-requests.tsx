'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { CrudDialog, type CrudDialogProps } from '@/components/crud/crud-dialog';
import { CrudRowButtons } from '@/components/crud/crud-list';
import { CrudListPage } from '@/components/crud/crud-list-page';
import { Tag } from '@/components/ui/display/tag';
import type { BuyerRequest } from '@/lib/contracts/account/buyer-requests';
import { formatDate } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/phone';
import { readListParams } from '@/lib/routes/list-params';
import {
  type BuyerRequestForm,
  buyerRequestFields,
  buyerRequestFormSchema,
  emptyBuyerRequest,
  toBuyerRequestBody,
  toBuyerRequestForm,
} from '../../buyer-request-form';
import { useBuyerRequests, useCloseBuyerRequest, useSaveBuyerRequest } from '../../queries/buyer-requests';
import { useCriteriaLabels } from '../use-criteria-labels';
import { BudgetFields, ContactFields, WhatFields } from './request-fields';

/** The form of a request. */
function RequestDialog(dialog: CrudDialogProps<BuyerRequest>) {
  const t = useTranslations('buyer_requests');
  const { item } = dialog;
  const { mutateAsync: save } = useSaveBuyerRequest();
  const form = useForm<BuyerRequestForm>({
    resolver: zodResolver(buyerRequestFormSchema),
    defaultValues: item ? toBuyerRequestForm(item) : emptyBuyerRequest,
  });
  return (
    <CrudDialog
      {...dialog}
      form={form}
      names={buyerRequestFields}
      save={(values) => save({ id: item?.id ?? null, body: toBuyerRequestBody(values) })}
      title={t(item ? 'edit_title' : 'add_title')}
      description={t('consent')}
    >
      <WhatFields />
      <BudgetFields />
      <ContactFields />
    </CrudDialog>
  );
}

const tones = { open: 'ok', closed: 'neutral', ended: 'neutral' } as const;

function RequestRow({ request, onEdit, onClose }: { request: BuyerRequest; onEdit: () => void; onClose: () => void }) {
  const t = useTranslations('buyer_requests');
  const locale = useLocale();
  const { title, places, facts } = useCriteriaLabels()(request);
  const { state, comment, phone, ends_at, brokers_count } = request;
  return (
    <article className="flex items-start gap-3 rounded-card p-4 shadow-hairline">
      <div className="min-w-0 flex-1">
        <h2 className="type-ui flex flex-wrap items-center gap-2">
          {title}
          <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        </h2>
        {places ? <p className="type-sm mt-1">{places}</p> : null}
        {facts.length > 0 ? <p className="num type-sm text-ink-2">{facts.join(' · ')}</p> : null}
        {comment ? <p className="type-sm mt-1 whitespace-pre-line break-words text-ink-2">{comment}</p> : null}
        <p className="num type-sm mt-1 text-ink-2">
          {[
            formatPhone(phone),
            t('told', { count: brokers_count }),
            ...(state === 'open' ? [t('ends', { date: formatDate(new Date(ends_at), new Date(), locale) })] : []),
          ].join(' · ')}
        </p>
      </div>
      {state === 'open' ? (
        <div className="flex shrink-0 max-sm:flex-col">
          <CrudRowButtons
            labels={{ edit: t('edit_named', { title }), remove: t('close_named', { title }) }}
            onEdit={onEdit}
            onRemove={onClose}
          />
        </div>
      ) : null}
    </article>
  );
}

/** The visitor's own requests: what they look for, how many brokers received it, and how to change or close it. */
export function MyRequests() {
  const t = useTranslations('buyer_requests');
  const listing = { ...readListParams(useSearchParams()), q: '' };
  return (
    <CrudListPage
      name="buyer request"
      t={t}
      listing={listing}
      hasSearch={false}
      query={useBuyerRequests(listing)}
      dialog={RequestDialog}
      deleteTitle={() => t('delete_confirmation.title')}
      remove={useCloseBuyerRequest()}
      row={(request, { onEdit, onRemove }) => <RequestRow request={request} onEdit={onEdit} onClose={onRemove} />}
    />
  );
}
