'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { PagedList } from '@/components/crud/paged-list';
import { PhoneLink } from '@/components/layout/phone-link';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useToast } from '@/components/ui/feedback/toast';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { type Lead, type LeadKind, leadKinds } from '@/lib/contracts/staff/leads';
import { formatDateTime } from '@/lib/format/date';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { readListParams } from '@/lib/routes/list-params';
import { useLeads, useMarkLead } from '../../queries/leads';
import { AdminPage } from '../admin-page';

const noteMax = 1000;
const hrefOf = (kind: LeadKind, page = 1): string => `?kind=${kind}${page > 1 ? `&page=${page}` : ''}`;

function LeadRow({ kind, lead, now }: { kind: LeadKind; lead: Lead; now: Date }) {
  const [t, locale] = [useTranslations('admin.leads'), useLocale()];
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useMarkLead(kind);
  const { id, phone, comment, recipient, handled_at, created_at } = lead;
  const name = transliterateName(lead.name, locale);
  const [note, setNote] = useState(lead.note);
  const mark = (is_handled: boolean) => mutateAsync({ id, is_handled, note }).then(() => toast.success(t('saved')), showFailure);
  const moment = (at: string) => formatDateTime(new Date(at), now, locale);
  const isHandled = handled_at !== null;
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <h2 className="type-ui flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        {name}
        <Tag tone={isHandled ? 'neutral' : 'warning'}>{t(isHandled ? 'handled' : 'new')}</Tag>
        <span className="ml-auto">
          <PhoneLink phone={phone} label={t('call', { name, phone })} className="min-h-9 text-link" />
        </span>
      </h2>
      <p className="type-xs text-ink-2">
        {[
          moment(created_at),
          recipient && transliterateName(recipient, locale),
          isHandled ? t('handled_at', { moment: moment(handled_at) }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {comment ? (
        <q className="type-sm mt-1 block">
          <UserText text={comment} />
        </q>
      ) : null}
      <Field label={t('note')} className="mt-3">
        <Textarea value={note} onChange={({ target }) => setNote(target.value)} maxLength={noteMax} rows={2} />
      </Field>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant={isHandled ? 'secondary' : 'tonal'}
          size="sm"
          isLoading={isPending}
          aria-label={t(isHandled ? 'reopen_named' : 'handle_named', { name })}
          onClick={() => void mark(!isHandled)}
        >
          {t(isHandled ? 'reopen' : 'handle')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={isPending || note === lead.note}
          aria-label={t('save_note_named', { name })}
          onClick={() => void mark(isHandled)}
        >
          {t('save_note')}
        </Button>
      </div>
    </article>
  );
}

const isKind = (text: string | null): text is LeadKind => (leadKinds as readonly (string | null)[]).includes(text);

function KindTabs({ current }: { current: LeadKind }) {
  const t = useTranslations('admin.leads');
  const items = leadKinds.map((kind) => ({ href: hrefOf(kind), label: t(`kinds.${kind}`), isCurrent: kind === current }));
  return <LinkTabs label={t('kinds_label')} items={items} className="mb-4" />;
}

/** Leads by kind: new ones first, each with its state and the staff's note. */
export function LeadDesk() {
  const t = useTranslations('admin');
  const query = useSearchParams();
  const chosen = query.get('kind');
  const kind = isKind(chosen) ? chosen : 'calls';
  const { page } = readListParams(query);
  const [now] = useState(() => new Date());
  return (
    <AdminPage view="leads">
      <KindTabs current={kind} />
      <PagedList
        query={useLeads(kind, page)}
        labels={{ loading: t('loading'), failedTitle: t('failed_title'), failedText: t('failed_text') }}
        empty={<EmptyState art="key" title={t('empty_title')} text={t('leads.empty_text')} />}
        hrefFor={(next) => hrefOf(kind, next)}
        row={(lead) => <LeadRow key={`${kind} ${lead.id}`} kind={kind} lead={lead} now={now} />}
      />
    </AdminPage>
  );
}
