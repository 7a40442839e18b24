'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '@/components/ui/inputs/switch';
import { usePush } from '@/lib/push/use-push';
import { PushNotice } from './push-notice';

/** Whether this browser shows alerts. The browser asks the visitor after the press. */
export function PushSwitch() {
  const t = useTranslations('push');
  const push = usePush();
  return (
    <div className="flex flex-col gap-2">
      <Switch
        checked={push.status === 'on'}
        disabled={push.isPending || push.status === null || push.status === 'unsupported'}
        onCheckedChange={(isOn) => void push.change(isOn)}
      >
        {t('this_browser')}
        <span className="type-xs block font-normal text-ink-2">{t('text')}</span>
      </Switch>
      <PushNotice push={push} />
    </div>
  );
}
