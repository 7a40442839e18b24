import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { brokersRoute } from '@/lib/routes/addresses/company-address';
import { localePath } from '@/lib/routes/locale-path';

/** The breadcrumb to the list of brokers, or to the page of one. @param name of the company whose page this is */
export function CompanyCrumbs({ name }: { name?: string }) {
  const t = useTranslations('companies.list');
  const locale = useLocale();
  const links = [{ text: t('home'), path: '/' }, ...(name === undefined ? [] : [{ text: t('crumb'), path: brokersRoute }])];
  return (
    <nav aria-label={t('way')} className="type-sm flex flex-wrap items-center gap-2 py-4 text-ink-2 max-lg:hidden">
      {links.map(({ text, path }) => (
        <Fragment key={path}>
          <Link href={localePath(locale, path)} className="hover:underline">
            {text}
          </Link>
          <CaretRightIcon aria-hidden="true" className="size-3.5" />
        </Fragment>
      ))}
      <span aria-current="page">{name ?? t('crumb')}</span>
    </nav>
  );
}
