'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Field } from '@/components/ui/inputs/field';
import { Switch } from '@/components/ui/inputs/switch';
import { Select } from '@/components/ui/selects/select';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import type { Profile } from '@/lib/contracts/account/profile';
import { locales } from '@/lib/contracts/locales';
import { useProfile, useUpdateProfile } from '../../queries/profile';

/** The mailed types of notifications, the most urgent first, with their names in the dictionaries. */
const kinds = [
  [1, 'company'],
  [7, 'message'],
  [8, 'saved_search'],
  [6, 'expiration'],
  [3, 'client_check'],
  [4, 'client_numbers'],
  [2, 'agent_request'],
  [5, 'decline'],
] as const;
type MailedType = (typeof kinds)[number][0];

const languages: Readonly<Record<Profile['locale'], string>> = { ka: 'ქართული', en: 'English', ru: 'Русский' };

/** Which notifications leave by e-mail, and in which language. Every change is saved at once. */
export function MailSettings() {
  const [t, names] = [useTranslations('account.mails'), useTranslations('notifications.kinds')];
  const { email, locale, muted_mail_types: muted, type_id: typeId } = useProfile();
  const shown = kinds.filter(([type]) => type !== 1 || companyTypeIds.includes(typeId));
  const { mutate: update, isPending } = useUpdateProfile();
  const [hasFailed, setHasFailed] = useState(false);
  const save = (change: { locale: Profile['locale'] } | { muted_mail_types: MailedType[] }) => {
    setHasFailed(false);
    update(change, { onError: () => setHasFailed(true) });
  };
  const mute = (type: MailedType, isOn: boolean) =>
    save({ muted_mail_types: kinds.map(([kind]) => kind).filter((kind) => (kind === type ? !isOn : muted.includes(kind))) });
  return (
    <div className="flex flex-col gap-4">
      {email === null ? (
        <InlineAlert tone="info">{t('no_email')}</InlineAlert>
      ) : (
        <p className="type-sm text-ink-2 wrap-anywhere">{t('text', { email })}</p>
      )}
      <div className="flex max-w-110 flex-col">
        {shown.map(([type, name]) => (
          <Switch
            key={type}
            checked={!muted.includes(type)}
            disabled={email === null || isPending}
            onCheckedChange={(isOn) => mute(type, isOn)}
          >
            {names(name)}
          </Switch>
        ))}
      </div>
      <div className="max-w-70">
        <Field label={t('language')}>
          <Select
            options={locales.map((value) => ({ value, label: languages[value], lang: value }))}
            value={locale}
            disabled={isPending}
            onValueChange={(value) => save({ locale: locales.find((one) => one === value) ?? locale })}
          />
        </Field>
      </div>
      {hasFailed ? (
        <InlineAlert tone="error" isLive>
          {t('failed')}
        </InlineAlert>
      ) : null}
    </div>
  );
}
