'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { formatPhone } from '@/lib/format/phone';
import { useProfile } from '../../queries/update-profile';
import { PhoneForm } from './phone-form';

/** The numbers that were confirmed by SMS, and the way to add one. */
export function PhonesPanel() {
  const t = useTranslations('account.phones');
  const { valid_phone_numbers: phones } = useProfile();
  const [isAdding, setIsAdding] = useState(phones.length === 0);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const handleConfirmed = () => {
    setIsAdding(false);
    setIsConfirmed(true);
  };
  return (
    <div className="flex flex-col gap-3">
      {phones.length === 0 ? <p className="type-sm text-ink-2">{t('none')}</p> : null}
      <ul className="flex flex-col gap-2 empty:hidden">
        {phones.map((phone) => (
          <li key={phone} className="type-ui num flex items-center gap-2">
            <CheckCircleIcon weight="fill" aria-hidden="true" className="size-5 text-vine-600" />
            {formatPhone(phone)}
          </li>
        ))}
      </ul>
      <p role="status" className="type-sm text-vine-700 empty:hidden">
        {isConfirmed ? t('confirmed') : ''}
      </p>
      {isAdding ? (
        <PhoneForm onConfirmed={handleConfirmed} />
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setIsAdding(true);
            setIsConfirmed(false);
          }}
          className="self-start"
        >
          {t('add')}
        </Button>
      )}
    </div>
  );
}
