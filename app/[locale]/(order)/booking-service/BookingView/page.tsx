import { OrderPage, type OrderPageProps, orderMetadata } from '../../order-page';

export const generateMetadata = () => orderMetadata('booking-service');

export default function RegistryOrderPage({ searchParams }: OrderPageProps) {
  return <OrderPage service="booking-service" searchParams={searchParams} />;
}
