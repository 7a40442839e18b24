'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/display/avatar';
import { Tag } from '@/components/ui/display/tag';
import type { Agent } from '@/lib/contracts/account/agents';
import { formatDate } from '@/lib/format/date';

/** One agent of the broker. */
export function AgentRow({ agent, now, onRemove }: { agent: Agent; now: Date; onRemove: () => void }) {
  const t = useTranslations('agents');
  const locale = useLocale();
  const { name, logo, joined_at: joinedAt } = agent;
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card p-4 shadow-hairline">
      <Avatar name={name} size={48} {...(logo ? { src: logo } : {})} />
      <div className="min-w-0 flex-1">
        <h3 className="type-ui flex flex-wrap items-center gap-2">
          {name}
          {agent.is_premier_agent ? <Tag tone="info">{t('premier')}</Tag> : null}
        </h3>
        <p className="num type-xs flex flex-wrap gap-x-3 text-ink-2">
          <span>{t('statements', { count: agent.statements_count })}</span>
          {joinedAt ? <span>{t('joined', { date: formatDate(new Date(joinedAt), now, locale) })}</span> : null}
        </p>
      </div>
      <Button variant="danger-ghost" size="sm" aria-label={t('remove_named', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </article>
  );
}
