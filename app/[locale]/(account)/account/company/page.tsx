import { requireVisitor } from '@/lib/decide/require-visitor';
import { googleMapsKey } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { Company } from './company';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = privateMetadata('own_company.title');

/** A broker's or developer's own company; `?claim=` names a page to take over. */
export default async function OwnCompanyPage({ searchParams }: Props) {
  await requireVisitor('/account/company');
  const { claim } = await searchParams;
  const claimId = typeof claim === 'string' && /^[1-9]\d{0,8}$/.test(claim) ? Number(claim) : null;
  return (
    <PageMessages names={['auth', 'companies', 'map', 'own_company', 'place']}>
      <Company claimId={claimId} googleMapsKey={googleMapsKey} />
    </PageMessages>
  );
}
