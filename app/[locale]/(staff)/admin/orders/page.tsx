import { OrderDesk } from '@/features/admin/components/desk/order-desk';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.orders.title');

export default function AdminOrdersPage() {
  return (
    <StaffPage path="/admin/orders" messages={['checkout', 'orders']}>
      <OrderDesk />
    </StaffPage>
  );
}
