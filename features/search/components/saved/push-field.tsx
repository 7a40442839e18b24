'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { PushNotice } from '@/components/push/push-notice';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { usePush } from '@/lib/push/use-push';
import type { SavedSearchForm } from './saved-search-form';

/** Whether the alerts of a search are shown by browsers too; choosing it lets this browser show them. */
export function PushField() {
  const t = useTranslations('saved_searches');
  const { field } = useController<SavedSearchForm, 'is_pushed'>({ name: 'is_pushed' });
  const push = usePush();
  return (
    <>
      <Checkbox
        name={field.name}
        ref={field.ref}
        checked={field.value}
        disabled={push.isPending || (push.status === 'unsupported' && !field.value)}
        onCheckedChange={async (isChosen) => field.onChange(isChosen && (push.status === 'on' || (await push.change(true))))}
      >
        {t('is_pushed')}
      </Checkbox>
      <PushNotice push={push} />
    </>
  );
}
