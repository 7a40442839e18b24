import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { useLocale, useTranslations } from 'next-intl';
import { InvitePanel } from '@/components/layout/invite-panel';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { viaSignIn } from '@/lib/navigation';
import { localePath } from '@/lib/routes/locale-path';

/** Invites a developer to add its company. */
export function BuildPanel() {
  const t = useTranslations('projects.build');
  const locale = useLocale();
  return (
    <InvitePanel
      id="build"
      icon={<MegaphoneIcon aria-hidden="true" className="size-9 shrink-0 text-brand" />}
      title={t('title')}
      text={t('text')}
    >
      <Link
        href={viaSignIn(locale, localePath(locale, '/account/company'))}
        rel="nofollow"
        className={buttonClasses({ variant: 'tonal' })}
      >
        {t('add')}
      </Link>
    </InvitePanel>
  );
}
