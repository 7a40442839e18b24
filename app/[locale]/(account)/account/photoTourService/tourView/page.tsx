import { AccountOrderPage, type AccountOrderPageProps, accountOrderMetadata } from '../../account-order-page';

export const generateMetadata = () => accountOrderMetadata('photo-tour');

export default function PhotoTourOrderPage({ searchParams }: AccountOrderPageProps) {
  return <AccountOrderPage service="photo-tour" searchParams={searchParams} />;
}
