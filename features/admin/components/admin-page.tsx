'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { localePath } from '@/lib/routes/locale-path';

const views = [
  { name: 'reports', path: '/admin' },
  { name: 'streets', path: '/admin/streets' },
  { name: 'audit', path: '/admin/audit' },
] as const;
export type AdminView = (typeof views)[number]['name'];

/** The frame of a page of the staff: its heading and the ways to the others. */
export function AdminPage({ view, children }: { view: AdminView; children: ReactNode }) {
  const [t, locale] = [useTranslations('admin'), useLocale()];
  return (
    <>
      <h1 className="type-h2 mt mb-4">{t('title')}</h1>
      <nav aria-label={t('views')} className="-mt-2 mb-4 overflow-x-auto border-b border-line">
        <ul className="flex">
          {views.map(({ name, path }) => (
            <li key={name}>
              <Link
                href={localePath(locale, path)}
                prefetch={false}
                aria-current={name === view ? 'page' : undefined}
                className={cn(
                  'type-ui relative flex h-12 items-center px-4 whitespace-nowrap text-ink-2 transition hover:text-ink focus-visible:-outline-offset-2',
                  name === view &&
                    "font-semibold text-brand-text after:absolute after:inset-x-4 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-brand after:content-['']",
                )}
              >
                {t(`${name}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
