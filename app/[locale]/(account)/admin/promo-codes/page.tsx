import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { PromoCodeList } from '@/features/admin/components/prices/promo-code-list';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireStaff } from '@/lib/routes/decide/require-staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('promo_codes.title'), robots: { index: false, follow: false } };
}

export default async function AdminPromoCodesPage() {
  await requireStaff('/admin/promo-codes');
  return (
    <PageMessages names={['crud', 'auth', 'admin', 'checkout']}>
      <CrudToastProvider>
        <PromoCodeList />
      </CrudToastProvider>
    </PageMessages>
  );
}
