import { AccountOrderPage, type AccountOrderPageProps, accountOrderMetadata } from '../../account-order-page';

export const generateMetadata = () => accountOrderMetadata('3d-turi');

export default function Tour3dOrderPage({ searchParams }: AccountOrderPageProps) {
  return <AccountOrderPage service="3d-turi" searchParams={searchParams} />;
}
