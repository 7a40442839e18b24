import { AccountOrderPage, type AccountOrderPageProps, accountOrderMetadata } from '../../account-order-page';

export const generateMetadata = () => accountOrderMetadata('check-real-estate');

export default function LegalCheckOrderPage({ searchParams }: AccountOrderPageProps) {
  return <AccountOrderPage service="check-real-estate" searchParams={searchParams} />;
}
