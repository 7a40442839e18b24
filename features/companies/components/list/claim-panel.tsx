import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { useLocale, useTranslations } from 'next-intl';
import { InvitePanel } from '@/components/layout/invite-panel';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { viaSignIn } from '@/lib/navigation';
import { localePath } from '@/lib/routes/locale-path';

/** Invites a company to claim its page or to make one. */
export function ClaimPanel() {
  const t = useTranslations('companies.claim');
  const locale = useLocale();
  return (
    <InvitePanel
      id="claim"
      icon={<BuildingsIcon aria-hidden="true" className="size-9 shrink-0 text-brand" />}
      title={t('title')}
      text={t('text')}
    >
      <Link
        href={viaSignIn(locale, localePath(locale, '/account/company'))}
        rel="nofollow"
        className={buttonClasses({ variant: 'secondary' })}
      >
        {t('mine')}
      </Link>
      <Link href={localePath(locale, '/auth')} className={buttonClasses({ variant: 'tonal' })}>
        {t('create')}
      </Link>
    </InvitePanel>
  );
}
