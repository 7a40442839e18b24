import { OrderPage, type OrderPageProps, orderMetadata } from '../../order-page';

export const generateMetadata = () => orderMetadata('check-real-estate');

export default function LegalCheckOrderPage({ searchParams }: OrderPageProps) {
  return <OrderPage service="check-real-estate" searchParams={searchParams} />;
}
