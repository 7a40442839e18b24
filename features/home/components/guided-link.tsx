import { ListChecksIcon } from '@phosphor-icons/react/dist/ssr/ListChecks';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { guidedRoute } from '@/lib/routes/guided-address';
import { localePath } from '@/lib/routes/locale-path';

/** The way to the search by questions, at the end of the row of recent searches. */
export function GuidedLink() {
  const [t, locale] = [useTranslations('home'), useLocale()];
  return (
    <Link
      href={localePath(locale, guidedRoute)}
      prefetch={false}
      className="type-sm order-last flex min-h-10 shrink-0 items-center gap-2 font-medium text-link hover:underline max-lg:min-h-11 max-lg:rounded-full max-lg:px-3.5 max-lg:inset-ring max-lg:inset-ring-tuff-300 lg:ml-auto"
    >
      <ListChecksIcon aria-hidden="true" className="size-4.5 shrink-0" />
      {t('guided')}
    </Link>
  );
}
