'use client';

import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { type AdminPageName, adminPagesOf } from '@/lib/routes/admin-routes';
import { localePath } from '@/lib/routes/locale-path';
import { useStaffRole } from './staff-role';

export type AdminView = AdminPageName;

/** The frame of a page of the staff: the link to the overview, its heading, and the pages of its group that the role may open; beside the rail of wide screens only the heading. */
export function AdminPage({ view, children }: { view: AdminView; children: ReactNode }) {
  const [t, locale] = [useTranslations('admin'), useLocale()];
  const pages = adminPagesOf(useStaffRole());
  const group = pages.find(({ name }) => name === view)?.group;
  const items = pages
    .filter((entry) => entry.group === group)
    .map(({ name, path }) => ({ href: localePath(locale, path), label: t(`${name}.title`), isCurrent: name === view }));
  return (
    <>
      <Link
        href={localePath(locale, '/admin')}
        className="type-sm mb-1 inline-flex min-h-9 items-center gap-1 text-ink-2 hover:text-ink xl:hidden"
      >
        <CaretLeftIcon aria-hidden="true" className="size-4" />
        {t('title')}
      </Link>
      <h1 className="type-h2 mt mb-4">{t(`${view}.title`)}</h1>
      {items.length > 1 ? <LinkTabs label={t('views')} items={items} className="-mt-2 mb-4 xl:hidden" /> : null}
      {children}
    </>
  );
}
