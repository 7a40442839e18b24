import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CompactShell } from '@/features/app-shell/components/compact-shell';
import { LoginModalSlot } from '@/features/auth/components/login-modal/login-modal-slot';
import { QueryProvider } from '@/lib/api/query-provider';
import { currentVisitor } from '@/lib/api/visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';

/** The layout of the staff's desk: nothing of the person's own account but the way back to it. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const [user, locale, t] = [await currentVisitor(), await getLocale(), await getTranslations('admin.frame')];
  if (!user) redirect(localePath(locale, '/'));
  return (
    <CompactShell back={{ href: localePath(locale, '/account'), label: t('account') }} modals={{ login: <LoginModalSlot /> }}>
      <PageMessages names={['errors']}>
        <QueryProvider>{children}</QueryProvider>
      </PageMessages>
    </CompactShell>
  );
}
