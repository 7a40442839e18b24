import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { SecondFactorPage } from '@/features/admin/components/second-factor-page';
import { findStaffMember } from '@/lib/api/staff';
import { visitorHeaders } from '@/lib/api/visitor';
import { requireStaff } from '@/lib/decide/require-staff';
import { PageMessages } from '@/lib/i18n/page-messages';
import { afterSecondFactor, secondFactorPath } from '@/lib/routes/admin-routes';
import { localePath } from '@/lib/routes/locale-path';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('staff_code.code');

type Props = { searchParams: Promise<{ to?: string | string[] }> };

export default async function AdminSecondFactorPage({ searchParams }: Props) {
  await requireStaff(secondFactorPath);
  const member = await findStaffMember(await visitorHeaders());
  if (member === null) notFound();
  const { to } = await searchParams;
  const href = localePath(await getLocale(), afterSecondFactor(typeof to === 'string' ? to : undefined));
  return (
    <PageMessages names={['staff_code']}>
      <SecondFactorPage href={href} hasAuthenticator={member.has_authenticator} />
    </PageMessages>
  );
}
