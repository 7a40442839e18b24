import { PriceList } from '@/features/admin/components/prices/price-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.prices.title');

export default function AdminPricesPage() {
  return (
    <StaffPage path="/admin/prices" messages={['order_lines']}>
      <PriceList />
    </StaffPage>
  );
}
