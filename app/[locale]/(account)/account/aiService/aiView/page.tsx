import { requireVisitor } from '@/lib/decide/require-visitor';
import { googleMapsKey, noBanksUserId } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { Estimate } from './estimate';

export const generateMetadata = privateMetadata('ai.account.title');

/** The price estimate within the account, and the visitor's earlier estimates. */
export default async function AiServicePage() {
  await requireVisitor('/account/aiService/aiView');
  return (
    <PageMessages names={['ai', 'map', 'auth']}>
      <Estimate googleMapsKey={googleMapsKey} excludedUserId={noBanksUserId} />
    </PageMessages>
  );
}
