import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Crumb } from '../../domain/breadcrumb';

/** The lists that hold the statement, the widest first, and its number at the end. */
export function Breadcrumb({ crumbs, id }: { crumbs: Crumb[]; id: number }) {
  const t = useTranslations('statement');
  return (
    <nav aria-label={t('breadcrumb')} className="min-w-0 print:hidden">
      <ol className="type-xs flex flex-wrap items-center gap-x-2 text-ink-2">
        {crumbs.map(({ name, href }) => (
          <li key={href} className="flex items-center gap-2">
            <Link href={href} prefetch={false} className="flex min-h-6 items-center hover:text-ink hover:underline">
              {name}
            </Link>
            <CaretRightIcon aria-hidden="true" className="size-3 text-ink-3" />
          </li>
        ))}
        <li aria-current="page" className="num">
          {t('meta.id', { id })}
        </li>
      </ol>
    </nav>
  );
}
