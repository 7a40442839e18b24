import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { developersRoute } from '@/lib/routes/addresses/company-address';
import { projectsPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';

const caret = <CaretRightIcon aria-hidden="true" className="size-3.5 shrink-0" />;

/** The breadcrumb to a developer, or through the list of projects to one of them. */
export function ProjectCrumbs({ current, hasProjects = false }: { current: string; hasProjects?: boolean }) {
  const t = useTranslations('projects.crumbs');
  const locale = useLocale();
  return (
    <nav aria-label={t('label')} className="type-sm flex flex-wrap items-center gap-2 py-3 text-ink-2 print:hidden">
      <Link href={localePath(locale, developersRoute)} className="hover:underline">
        {t('developers')}
      </Link>
      {caret}
      {hasProjects ? (
        <>
          <Link href={projectsPath(locale)} className="hover:underline">
            {t('projects')}
          </Link>
          {caret}
        </>
      ) : null}
      <span aria-current="page">{current}</span>
    </nav>
  );
}
