import { OrderDesk } from '@/features/admin/components/desk/order-desk';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.orders.title');

export default function AdminOrdersPage() {
  return (
    <AdminPage path="/admin/orders" messages={['checkout', 'orders']}>
      <OrderDesk />
    </AdminPage>
  );
}
