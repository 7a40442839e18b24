import { OrderPage, type OrderPageProps, orderMetadata } from '../../order-page';

export const generateMetadata = () => orderMetadata('photo-tour');

export default function PhotoTourOrderPage({ searchParams }: OrderPageProps) {
  return <OrderPage service="photo-tour" searchParams={searchParams} />;
}
