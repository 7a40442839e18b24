'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormDate } from '@/components/form/form-date';
import { FormSelect } from '@/components/form/form-select';
import { FormTextarea } from '@/components/form/form-textarea';
import { type BanReason, banReasons } from '@/lib/contracts/staff/bans';
import { tbilisiDay, tbilisiDayEnd } from '@/lib/domain/time/tbilisi';
import { useBanAction } from '../../queries/people';

const commentMax = 1000;
const schema = z.object({
  reason: z.enum(banReasons, 'errors.field_required'),
  comment: z.string().trim().max(commentMax, 'errors.field_too_big'),
  ends_at: z.string(),
});
type Values = { reason: BanReason; comment: string; ends_at: string };

type Props = {
  user: { id: number; name: string };
  now: Date;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
};

/** Bans an account, with a reason and a last day. */
export function BanDialog({ user, now, isOpen, onOpenChange, onDone }: Props) {
  const [t, reasons] = [useTranslations('admin.users'), useTranslations('account.ban.reasons')];
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { reason: 'fraud', comment: '', ends_at: '' } });
  const { mutateAsync } = useBanAction(user.id);
  const { control } = form;
  return (
    <CrudDialog
      item={null}
      formName={`ban ${user.id}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={['reason', 'comment', 'ends_at']}
      save={({ ends_at: day, ...rest }) => {
        const end = day === '' ? {} : { ends_at: tbilisiDayEnd(day).toISOString() };
        return mutateAsync({ act: 'ban', data: { ...rest, ...end } });
      }}
      title={t('ban_title', { name: user.name })}
      description={t('ban_text')}
    >
      <FormSelect
        control={control}
        name="reason"
        label={t('reason')}
        isRequired
        options={banReasons.map((reason) => ({ value: reason, label: reasons(reason) }))}
      />
      <FormTextarea control={control} name="comment" label={t('comment')} hint={t('comment_hint')} maxLength={commentMax} />
      <FormDate control={control} name="ends_at" label={t('last_day')} hint={t('last_day_hint')} min={tbilisiDay(now)} />
    </CrudDialog>
  );
}
