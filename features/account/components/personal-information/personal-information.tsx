import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PushSwitch } from '@/components/push/push-switch';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { localePath } from '@/lib/routes/locale-path';
import { phonesAnchor } from '../../domain/next-steps';
import { OwnData } from '../own-data/own-data';
import { DetailsForm } from './details-form';
import { Devices } from './devices';
import { LogoField } from './logo-field';
import { MailSettings } from './mail-settings';
import { PhonesPanel } from './phones-panel';

/** A section of the page. */
function Panel({ id, title, text, children }: { id?: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-24 rounded-card p-4 shadow-hairline md:p-6">
      <h2 className="type-h3">{title}</h2>
      {text ? <p className="type-sm mt-1 text-ink-2">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Everything that visitors may change about themselves. */
export async function PersonalInformation() {
  const [t, locale] = [await getTranslations('account'), await getLocale()];
  return (
    <>
      <h1 className="mt type-h2">{t('personal.title')}</h1>
      <div className="mt-5 flex max-w-180 flex-col gap-5">
        <Panel title={t('personal.details')}>
          <LogoField />
          <DetailsForm />
        </Panel>
        <Panel id={phonesAnchor} title={t('phones.title')} text={t('phones.text')}>
          <PhonesPanel />
        </Panel>
        <Panel title={t('mails.title')}>
          <MailSettings />
          <div className="mt-4 max-w-110">
            <PushSwitch />
          </div>
        </Panel>
        <Panel title={t('password.title')} text={t('password.text')}>
          <Link href={localePath(locale, '/auth?view=forgot')} className={buttonClasses({ variant: 'secondary' })}>
            {t('password.change')}
          </Link>
        </Panel>
        <Panel title={t('devices.title')} text={t('devices.text')}>
          <Devices homeHref={localePath(locale, '/')} />
        </Panel>
        <Panel id="your-data" title={t('data.title')} text={t('data.text')}>
          <OwnData />
        </Panel>
      </div>
    </>
  );
}
