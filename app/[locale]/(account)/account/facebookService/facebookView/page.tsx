import { AccountOrderPage, type AccountOrderPageProps, accountOrderMetadata } from '../../account-order-page';

export const generateMetadata = () => accountOrderMetadata('facebook');

export default function FacebookOrderPage({ searchParams }: AccountOrderPageProps) {
  return <AccountOrderPage service="facebook" searchParams={searchParams} />;
}
