'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { formatDate } from '@/lib/format/date';
import { localePath } from '@/lib/routes/locale-path';
import { useContentPages } from '../../queries/content';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';

/** The site's own pages. */
export function PageList() {
  const [t, locale] = [useTranslations('content'), useLocale()];
  const [now] = useState(() => new Date());
  const query = useContentPages();
  const { data } = query;
  return (
    <AdminPage view="pages">
      <QueryStates query={query} />
      <ul className="grid gap-3">
        {data?.map(({ key, titles, updated_at }) => (
          <li key={key} className="relative rounded-card p-4 shadow-hairline hover:bg-tuff-50">
            <Link href={localePath(locale, `/admin/pages/${key}`)} className="type-ui stretched">
              {titles[locale]}
            </Link>
            <p className="type-xs mt-0.5 text-ink-2">
              {t('last_updated', { date: formatDate(new Date(updated_at), now, locale) })}
            </p>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
