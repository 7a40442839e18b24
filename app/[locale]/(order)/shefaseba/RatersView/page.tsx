import { OrderPage, type OrderPageProps, orderMetadata } from '../../order-page';

export const generateMetadata = () => orderMetadata('shefaseba');

export default function ValuationOrderPage({ searchParams }: OrderPageProps) {
  return <OrderPage service="shefaseba" searchParams={searchParams} />;
}
