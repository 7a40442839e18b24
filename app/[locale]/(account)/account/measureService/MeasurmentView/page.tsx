import { AccountOrderPage, type AccountOrderPageProps, accountOrderMetadata } from '../../account-order-page';

export const generateMetadata = () => accountOrderMetadata('azomva');

export default function MeasurementOrderPage({ searchParams }: AccountOrderPageProps) {
  return <AccountOrderPage service="azomva" searchParams={searchParams} />;
}
