import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/display/avatar';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import { Link } from '@/components/ui/navigation/link';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import type { Profile } from '@/lib/contracts/account/profile';
import { formatPhone } from '@/lib/format/phone';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { localePath } from '@/lib/routes/locale-path';
import { accountKindOf } from '@/lib/routes/visitor-kind';

function ProfileField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-3.5 md:grid-cols-[--spacing(56)_1fr]">
      <dt className="type-sm text-ink-2">{label}</dt>
      <dd className="type-ui wrap-anywhere">{children}</dd>
    </div>
  );
}

async function Email({ profile: { email, pending_email: pending } }: { profile: Profile }) {
  const t = await getTranslations('account.profile');
  if (email === null && pending === null) return t('none');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {email ?? pending}
      <Tag tone={email === null ? 'warning' : 'ok'}>{t(email === null ? 'unconfirmed' : 'confirmed')}</Tag>
    </span>
  );
}

/** The profile, read-only; it is edited on the page of personal information. */
export async function ProfileView({ profile }: { profile: Profile }) {
  const [t, kinds, locale] = [
    await getTranslations('account.profile'),
    await getTranslations('account.kinds'),
    await getLocale(),
  ];
  const isCompany = companyTypeIds.includes(profile.type_id);
  return (
    <>
      <h1 className="mt type-h2">{t('title')}</h1>
      <div className="mt-5 flex items-center gap-4">
        <Avatar name={transliterateName(profile.name, locale)} size={52} {...(profile.logo ? { src: profile.logo } : {})} />
        <p className="type-h3 min-w-0 wrap-anywhere">{transliterateName(profile.name, locale)}</p>
      </div>
      <dl className="mt-4 max-w-180 border-t border-line">
        <ProfileField label={t('kind')}>{kinds(accountKindOf(profile.type_id))}</ProfileField>
        <ProfileField label={t('id')}>
          <span className="num">{profile.id}</span>
        </ProfileField>
        <ProfileField label={t('email')}>
          <Email profile={profile} />
        </ProfileField>
        <ProfileField label={t('phones')}>
          <span className="num">{profile.valid_phone_numbers.map(formatPhone).join(', ') || t('none')}</span>
        </ProfileField>
        {isCompany ? (
          <ProfileField label={t('legal_name')}>
            {profile.legal_name ? <UserText text={profile.legal_name} /> : t('none')}
          </ProfileField>
        ) : null}
        {isCompany ? (
          <ProfileField label={t('identification_code')}>
            <span className="num">{profile.identification_code ?? t('none')}</span>
          </ProfileField>
        ) : null}
      </dl>
      <Link href={localePath(locale, '/account/personalInformation')} className={`${buttonClasses()} mt-6`}>
        {t('edit')}
      </Link>
    </>
  );
}
