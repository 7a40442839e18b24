import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/display/avatar';
import { Link } from '@/components/ui/navigation/link';
import type { ProjectDeveloper } from '@/lib/contracts/companies/projects';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { developerPath } from '@/lib/routes/addresses/project-address';

/** The developer, with a link to its page. */
export function DeveloperCard({ developer }: { developer: ProjectDeveloper }) {
  const t = useTranslations('projects.developer');
  const locale = useLocale();
  const name = transliterateName(developer.name, locale);
  return (
    <Link href={developerPath(locale, developer)} className="group flex items-center gap-3.5 rounded-card">
      <Avatar name={name} size={52} {...(developer.logo ? { src: developer.logo } : {})} />
      <span className="min-w-0">
        <span className="type-ui flex items-center gap-1.5 [overflow-wrap:anywhere] group-hover:text-brand-text">
          {name}
          {developer.is_verified ? (
            <>
              <SealCheckIcon weight="fill" aria-hidden="true" className="size-4.5 shrink-0 text-link" />
              <span className="sr-only">{t('verified')}</span>
            </>
          ) : null}
        </span>
        <span className="type-xs num block text-ink-2">
          {t('projects', { count: developer.projects_count, delivered: developer.delivered_count })}
        </span>
      </span>
    </Link>
  );
}
