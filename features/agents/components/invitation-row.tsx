'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFailureToast } from '@/components/crud/use-failure-toast';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { useToast } from '@/components/ui/feedback/toast';
import type { Invitation, InvitationState } from '@/lib/contracts/account/agents';
import { formatDateTime } from '@/lib/format/date';
import { inviteeOf } from '../domain/invitations';
import { useCancelInvitation } from '../queries/remove-agent';

const tones = {
  pending: 'warning',
  accepted: 'ok',
  declined: 'error',
  cancelled: 'neutral',
} as const satisfies Record<InvitationState, string>;

/** One invitation; an open one can be taken back. */
export function InvitationRow({ invitation, now }: { invitation: Invitation; now: Date }) {
  const t = useTranslations('agents');
  const locale = useLocale();
  const toast = useToast();
  const showFailure = useFailureToast();
  const cancellation = useCancelInvitation();
  const invitee = inviteeOf(invitation);
  const cancel = () =>
    cancellation.mutateAsync(invitation.id).then(() => {
      toast.success(t('cancelled'));
    }, showFailure);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-4 py-3 shadow-hairline">
      <div className="min-w-0 flex-1">
        <p className="num type-ui truncate">{invitee}</p>
        <p className="num type-xs text-ink-2">
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
