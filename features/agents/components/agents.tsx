'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudListFailure, CrudListSkeletons } from '@/components/crud/crud-list-states';
import { DeleteConfirmation } from '@/components/crud/delete-confirmation';
import { useDeleteConfirmation } from '@/components/crud/use-delete-confirmation';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Agent, Agents as AgentsResponse } from '@/lib/contracts/account/agents';
import { sortPendingFirst } from '../domain/invitations';
import { useAgents } from '../queries/get-agents';
import { useRemoveAgent } from '../queries/remove-agent';
import { AgentRow } from './agent-row';
import { InvitationRow } from './invitation-row';
import { InviteForm } from './invite-form';

/** The agents and the invitations; without any, the purpose of the page. */
function Lists({ agents, invitations }: AgentsResponse) {
  const t = useTranslations('agents');
  const [now] = useState(() => new Date());
  const deletion = useDeleteConfirmation(useRemoveAgent(), ({ id }: Agent) => id);
  const name = deletion.item?.name ?? '';
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
                <AgentRow agent={agent} now={now} onRemove={() => deletion.requestDeletion(agent)} />
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
