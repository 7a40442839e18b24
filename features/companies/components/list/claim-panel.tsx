import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/buttons/button';
import { viaSignIn } from '@/lib/navigation';
import { localePath } from '@/lib/routes/locale-path';

/** Invites a company to claim its page or to make one. */
export function ClaimPanel() {
  const t = useTranslations('companies.claim');
  const locale = useLocale();
  return (
    <section
      aria-labelledby="claim"
      className="mt-9 flex flex-wrap items-center gap-4 rounded-card bg-tuff-50 px-4 py-6 lg:mt-14 lg:flex-nowrap lg:gap-6 lg:px-8"
    >
      <BuildingsIcon aria-hidden="true" className="size-9 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <h2 id="claim" className="type-h3">
          {t('title')}
        </h2>
        <p className="type-sm mt-1 text-ink-2">{t('text')}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-lg:w-full max-lg:*:flex-1">
        <Link
          href={viaSignIn(locale, localePath(locale, '/account/company'))}
          rel="nofollow"
          prefetch={false}
          className={buttonClasses({ variant: 'secondary' })}
        >
          {t('mine')}
        </Link>
        <Link href={localePath(locale, '/auth')} prefetch={false} className={buttonClasses({ variant: 'tonal' })}>
          {t('create')}
        </Link>
      </div>
    </section>
  );
}
