import { AccountOrderPage, type AccountOrderPageProps, accountOrderMetadata } from '../../account-order-page';

export const generateMetadata = () => accountOrderMetadata('shefaseba');

export default function ValuationOrderPage({ searchParams }: AccountOrderPageProps) {
  return <AccountOrderPage service="shefaseba" searchParams={searchParams} />;
}
