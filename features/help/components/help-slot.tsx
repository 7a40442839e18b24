import { getTranslations } from 'next-intl/server';
import { liveChatWidgetUrl, siteSettings } from '@/lib/env';
import { HelpButton } from './help-button';
import type { HelpPlace } from './help-panel';

/** The help button of every page of the default layout, in the header and in the corner; app-shell.css shows one of the two. */
export async function HelpSlot({ place }: { place: HelpPlace }) {
  const t = await getTranslations('help');
  const { supportPhone, supportEmail } = siteSettings;
  return (
    <HelpButton
      place={place}
      label={t('label')}
      unreadLabel={t('label_unread')}
      phone={supportPhone}
      email={supportEmail}
      widgetUrl={liveChatWidgetUrl}
    />
  );
}
