import { PromoCodeList } from '@/features/admin/components/prices/promo-code-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.promo_codes.title');

export default function AdminPromoCodesPage() {
  return (
    <StaffPage path="/admin/promo-codes" messages={['checkout']}>
      <PromoCodeList />
    </StaffPage>
  );
}
