import { HeadsetIcon } from '@phosphor-icons/react/dist/ssr/Headset';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { getTranslations } from 'next-intl/server';
import { siteSettings } from '@/lib/env';
import { HelpButton } from './help-button';

/** The help button in the header of every page of the default layout. */
export async function HelpSlot() {
  const t = await getTranslations('help');
  const { supportPhone, supportEmail } = siteSettings;
  return (
    <HelpButton label={t('label')} unreadLabel={t('label_unread')} phone={supportPhone} email={supportEmail}>
      <HeadsetIcon aria-hidden="true" className="size-6 group-aria-expanded:hidden" />
      <XIcon aria-hidden="true" className="hidden size-6 group-aria-expanded:block" />
    </HelpButton>
  );
}
