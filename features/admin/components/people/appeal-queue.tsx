'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { UserText } from '@/components/ui/display/user-text';
import { useToast } from '@/components/ui/feedback/toast';
import { Link } from '@/components/ui/navigation/link';
import type { PendingAppeal } from '@/lib/contracts/staff/bans';
import { formatDateTime } from '@/lib/format/date';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { localePath } from '@/lib/routes/locale-path';
import { useAppeals, useDecideAppeal } from '../../queries/people';
import { AdminList } from '../admin-list';
import { DecisionDialog } from '../decision-dialog';

function AppealRow({ appeal, now }: { appeal: PendingAppeal; now: Date }) {
  const [t, reasons, locale] = [useTranslations('admin.appeals'), useTranslations('account.ban.reasons'), useLocale()];
  const toast = useToast();
  const { mutateAsync } = useDecideAppeal();
  const [openDialog, setOpenDialog] = useState<'accept' | 'reject' | null>(null);
  const { id, text, user, ban, created_at } = appeal;
  const moment = (at: string) => formatDateTime(new Date(at), now, locale);
  const name = transliterateName(user.name, locale);
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <h2 className="type-ui">
        <Link href={localePath(locale, `/admin/users/${user.id}`)} className="text-link hover:underline">
          {name}
        </Link>
      </h2>
      <p className="type-xs text-ink-2 [overflow-wrap:anywhere]">
        {t('banned_for', { reason: reasons(ban.reason), moment: moment(ban.created_at) })}
        {ban.comment ? ` · ${ban.comment}` : ''}
      </p>
      <q className="type-sm mt-2 block">
        <UserText text={text} />
      </q>
      <p className="tabular-nums type-xs mt-1 text-ink-2">{moment(created_at)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="tonal" size="sm" aria-label={t('accept_named', { name })} onClick={() => setOpenDialog('accept')}>
          {t('accept')}
        </Button>
        <Button variant="danger-ghost" size="sm" aria-label={t('reject_named', { name })} onClick={() => setOpenDialog('reject')}>
          {t('reject')}
        </Button>
        {(['accept', 'reject'] as const).map((decision) => (
          <DecisionDialog
            key={decision}
            name={`appeal ${decision} ${id}`}
            title={t(`${decision}_title`)}
            description={name}
            isOpen={openDialog === decision}
            onOpenChange={(isOpen) => setOpenDialog(isOpen ? decision : null)}
            decide={(answer) => mutateAsync({ id, decision, answer })}
            onDecided={() => toast.success(t(`${decision}_done`))}
          />
        ))}
      </div>
    </article>
  );
}

/** Appeals against bans that wait for a decision. */
export const AppealQueue = () => (
  <AdminList view="appeals" useItems={useAppeals} row={(appeal, now) => <AppealRow appeal={appeal} now={now} />} />
);
