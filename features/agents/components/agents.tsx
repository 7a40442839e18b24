'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudListFailure, CrudListSkeletons } from '@/components/crud/crud-list-states';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { DeleteConfirmation, useDeleteConfirmation } from '@/components/crud/delete-confirmation';
import { Button } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/display/avatar';
import { Tag } from '@/components/ui/display/tag';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useToast } from '@/components/ui/feedback/toast';
import type { Agent, Agents as AgentsResponse, Invitation, InvitationState } from '@/lib/contracts/account/agents';
import type { WalletLimit } from '@/lib/contracts/money/company-wallet';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { inviteeOf, sortPendingFirst } from '../domain/invitations';
import { useAgents, useCancelInvitation, useReadWalletLimit, useRemoveAgent } from '../queries/agents';
import { InviteForm } from './invite-form';
import { LimitDialog } from './limit-dialog';

type AgentRowProps = { agent: Agent; now: Date; onLimit: () => void; onRemove: () => void };

/** One agent of the broker. */
function AgentRow({ agent, now, onLimit, onRemove }: AgentRowProps) {
  const t = useTranslations('agents');
  const locale = useLocale();
  const { logo, joined_at: joinedAt } = agent;
  const name = transliterateName(agent.name, locale);
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card p-4 shadow-hairline">
      <Avatar name={name} size={48} {...(logo ? { src: logo } : {})} />
      <div className="min-w-0 flex-[1_1_--spacing(44)]">
        <h3 className="type-ui flex flex-wrap items-center gap-2 wrap-anywhere">
          {name}
          {agent.is_premier_agent ? <Tag tone="info">{t('premier')}</Tag> : null}
        </h3>
        <p className="num type-xs flex flex-wrap gap-x-3 text-ink-2">
          <span>{t('statements', { count: agent.statements_count })}</span>
          {joinedAt ? <span>{t('joined', { date: formatDate(new Date(joinedAt), now, locale) })}</span> : null}
        </p>
      </div>
      <Button variant="ghost" size="sm" aria-label={t('limit.open_named', { name })} onClick={onLimit}>
        {t('limit.open')}
      </Button>
      <Button variant="danger-ghost" size="sm" aria-label={t('remove_named', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </article>
  );
}

const tones = {
  pending: 'warning',
  accepted: 'ok',
  declined: 'error',
  cancelled: 'neutral',
} as const satisfies Record<InvitationState, string>;

/** One invitation; a pending one can be cancelled. */
function InvitationRow({ invitation, now }: { invitation: Invitation; now: Date }) {
  const t = useTranslations('agents');
  const locale = useLocale();
  const toast = useToast();
  const showFailure = useFailureToast();
  const cancellation = useCancelInvitation();
  const invitee = transliterateName(inviteeOf(invitation), locale);
  const cancel = () =>
    cancellation.mutateAsync(invitation.id).then(() => {
      toast.success(t('cancelled'));
    }, showFailure);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-4 py-3 shadow-hairline">
      <div className="min-w-0 flex-[1_1_--spacing(52)]">
        <p className="num type-ui truncate">{invitee}</p>
        <p className="type-xs text-ink-2">
          {t('invited', { date: formatDateTime(new Date(invitation.created_at), now, locale) })}
        </p>
      </div>
      <Tag tone={tones[invitation.state]}>{t(`states.${invitation.state}`)}</Tag>
      {invitation.state === 'pending' ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('cancel_named', { name: invitee })}
          isLoading={cancellation.isPending}
          loadingText={t('cancelling')}
          onClick={() => void cancel()}
        >
          {t('cancel')}
        </Button>
      ) : null}
    </div>
  );
}

/** The agents and the invitations; without any, the purpose of the page. */
function Lists({ agents, invitations }: AgentsResponse) {
  const t = useTranslations('agents');
  const [now] = useState(() => new Date());
  const showFailure = useFailureToast();
  const { mutateAsync: readLimit } = useReadWalletLimit();
  const [limited, setLimited] = useState<{ agent: Agent; limit: WalletLimit } | null>(null);
  const deletion = useDeleteConfirmation(useRemoveAgent(), ({ id }: Agent) => id);
  const name = transliterateName(deletion.item?.name ?? '', useLocale());
  return (
    <>
      {agents.length === 0 ? (
        <EmptyState
          art="key"
          title={t('empty.title')}
          text={t(invitations.length > 0 ? 'empty.pending_invitations' : 'empty.text')}
        />
      ) : (
        <section aria-labelledby="agents-list">
          <h2 id="agents-list" className="type-h3 mb-3">
            {t('list', { count: agents.length })}
          </h2>
          <ul className="flex flex-col gap-3">
            {agents.map((agent) => (
              <li key={agent.id}>
                <AgentRow
                  agent={agent}
                  now={now}
                  onLimit={() => void readLimit(agent.id).then((limit) => setLimited({ agent, limit }), showFailure)}
                  onRemove={() => deletion.requestDeletion(agent)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {invitations.length > 0 ? (
        <section aria-labelledby="invitations-list">
          <h2 id="invitations-list" className="type-h3 mb-3">
            {t('invitations')}
          </h2>
          <ul className="flex flex-col gap-2">
            {sortPendingFirst(invitations).map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow invitation={invitation} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {limited ? <LimitDialog {...limited} onClose={() => setLimited(null)} /> : null}
      <DeleteConfirmation
        isBusy={deletion.isBusy}
        labels={{
          title: t('remove_confirmation.title', { name }),
          text: t('remove_confirmation.text'),
          cancel: t('remove_confirmation.cancel'),
          confirm: t('remove'),
          pending: t('remove_confirmation.pending'),
          done: t('remove_confirmation.done'),
        }}
      />
    </>
  );
}

/** The broker's agents: the form that invites one, the agents, the invitations. */
export function Agents() {
  const t = useTranslations('agents');
  const query = useAgents();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="type-h2 mt">{t('title')}</h1>
      <InviteForm />
      {query.isPending ? <CrudListSkeletons label={t('loading')} /> : null}
      {query.isError && !query.data ? (
        <CrudListFailure title={t('failed_title')} text={t('failed_text')} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data ? <Lists {...query.data} /> : null}
    </div>
  );
}
