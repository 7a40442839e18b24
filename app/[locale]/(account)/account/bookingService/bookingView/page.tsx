import { AccountOrderPage, type AccountOrderPageProps, accountOrderMetadata } from '../../account-order-page';

export const generateMetadata = () => accountOrderMetadata('booking-service');

export default function RegistryOrderPage({ searchParams }: AccountOrderPageProps) {
  return <AccountOrderPage service="booking-service" searchParams={searchParams} />;
}
