import { PriceList } from '@/features/admin/components/prices/price-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.prices.title');

export default function AdminPricesPage() {
  return (
    <AdminPage path="/admin/prices" messages={['order_lines']}>
      <PriceList />
    </AdminPage>
  );
}
