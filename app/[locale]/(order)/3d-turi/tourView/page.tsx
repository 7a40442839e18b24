import { OrderPage, type OrderPageProps, orderMetadata } from '../../order-page';

export const generateMetadata = () => orderMetadata('3d-turi');

export default function Tour3dOrderPage({ searchParams }: OrderPageProps) {
  return <OrderPage service="3d-turi" searchParams={searchParams} />;
}
