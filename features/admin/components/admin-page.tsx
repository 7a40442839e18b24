'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { type AdminPageName, adminPagesOf } from '@/lib/routes/admin-routes';
import { localePath } from '@/lib/routes/locale-path';
import { useStaffRole } from './staff-role';

export type AdminView = AdminPageName;

/** The frame of a page of the staff: its heading and the ways to the others that the role opens. */
export function AdminPage({ view, children }: { view: AdminView; children: ReactNode }) {
  const [t, locale] = [useTranslations('admin'), useLocale()];
  const role = useStaffRole();
  const items = adminPagesOf(role).map(({ name, path }) => ({
    href: localePath(locale, path),
    label: t(`${name}.title`),
    isCurrent: name === view,
  }));
  return (
    <>
      <h1 className="type-h2 mt mb-4">{t('title')}</h1>
      <LinkTabs label={t('views')} items={items} className="-mt-2 mb-4" />
      {children}
    </>
  );
}
