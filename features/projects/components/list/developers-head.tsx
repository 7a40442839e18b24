import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { formatNumber } from '@/lib/format/number';
import { developersRoute } from '@/lib/routes/addresses/company-address';
import { projectsPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';

type Props = { developers: number; projects: number; flats: number; tab: 'developers' | 'projects' };

/** The title of the two lists, with a link from one to the other. */
export function DevelopersHead({ developers, projects, flats, tab }: Props) {
  const t = useTranslations('projects.lists');
  const locale = useLocale();
  const shown = (count: number) => formatNumber(count, locale);
  return (
    <>
      <nav aria-label={t('crumbs')} className="type-sm flex gap-2 py-3 text-ink-2">
        <Link href={localePath(locale, '/')} className="hover:underline">
          {t('home')}
        </Link>
        <CaretRightIcon aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
        <span aria-current="page">{t(tab)}</span>
      </nav>
      <h1 className="type-h1 mt">{t('title')}</h1>
      <p className="type-body mt-1 text-ink-2">
        {t('summary', { developers: shown(developers), projects: shown(projects), flats: shown(flats) })}
      </p>
      <LinkTabs
        label={t('tabs')}
        className="mt-5"
        items={[
          {
            href: localePath(locale, developersRoute),
            label: `${t('developers')} ${shown(developers)}`,
            isCurrent: tab === 'developers',
          },
          { href: projectsPath(locale), label: `${t('projects')} ${shown(projects)}`, isCurrent: tab === 'projects' },
        ]}
      />
    </>
  );
}
