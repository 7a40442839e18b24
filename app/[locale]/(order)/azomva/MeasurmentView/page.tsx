import { landingMetadata } from '../../../(default)/landing-page';
import { OrderPage, type OrderPageProps } from '../../order-page';

export const generateMetadata = () => landingMetadata('azomva');

export default function MeasurementOrderPage({ searchParams }: OrderPageProps) {
  return <OrderPage service="azomva" searchParams={searchParams} />;
}
