'use client';

import { useTranslations } from 'next-intl';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { usePush } from '@/lib/push/use-push';

/** Why this browser shows no alerts; nothing where it may. */
export function PushNotice({ push: { status, hasFailed } }: { push: ReturnType<typeof usePush> }) {
  const t = useTranslations('push');
  if (hasFailed)
    return (
      <InlineAlert tone="error" isLive>
        {t('failed')}
      </InlineAlert>
    );
  if (status !== 'unsupported' && status !== 'blocked') return null;
  return (
    <InlineAlert tone="info" isLive>
      {t(status)}
    </InlineAlert>
  );
}
