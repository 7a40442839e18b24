import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/buttons/button';
import type { Profile } from '@/lib/contracts/account/profile';
import { localePath } from '@/lib/routes/locale-path';
import { Panel } from '../panel';
import { DetailsForm } from './details-form';
import { Devices } from './devices';
import { LogoField } from './logo-field';
import { PhonesPanel } from './phones-panel';

/** Everything about the person that the visitor may change. */
export async function PersonalInformation({ profile }: { profile: Profile }) {
  const [t, locale] = [await getTranslations('account'), await getLocale()];
  return (
    <>
      <h1 className="mt type-h2">{t('personal.title')}</h1>
      <div className="mt-5 flex max-w-180 flex-col gap-5">
        <Panel title={t('personal.details')}>
          <LogoField name={profile.name} logo={profile.logo} />
          <DetailsForm profile={profile} />
        </Panel>
        <Panel title={t('phones.title')} text={t('phones.text')}>
          <PhonesPanel phones={profile.valid_phone_numbers} />
        </Panel>
        <Panel title={t('password.title')} text={t('password.text')}>
          <Link
            href={localePath(locale, '/auth?view=forgot')}
            prefetch={false}
            className={buttonClasses({ variant: 'secondary' })}
          >
            {t('password.change')}
          </Link>
        </Panel>
        <Panel title={t('devices.title')} text={t('devices.text')}>
          <Devices homeHref={localePath(locale, '/')} />
        </Panel>
      </div>
    </>
  );
}
