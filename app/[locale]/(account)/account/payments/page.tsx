import { SavedCards } from '@/features/payments/components/cards/saved-cards';
import { WalletPage } from '@/features/wallet/components/wallet-page';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('wallet.title');

export default async function PaymentsPage() {
  const user = await requireVisitor('/account/payments');
  return (
    <PageMessages names={['crud', 'auth', 'checkout', 'top_up', 'wallet']}>
      <WalletPage balance={user.balance} hasInvoices={companyTypeIds.includes(user.type_id)} cards={<SavedCards />} />
    </PageMessages>
  );
}
