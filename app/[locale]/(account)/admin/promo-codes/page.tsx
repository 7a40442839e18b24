import { PromoCodeList } from '@/features/admin/components/prices/promo-code-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.promo_codes.title');

export default function AdminPromoCodesPage() {
  return (
    <AdminPage path="/admin/promo-codes" messages={['checkout']}>
      <PromoCodeList />
    </AdminPage>
  );
}
