'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { FormFailureAlert } from '@/components/form/form-submit';
import { Button } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/display/avatar';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { logoBytesMax } from '@/lib/contracts/account/profile';
import { useProfile, useUpdateProfile } from '../../queries/profile';

const types = 'image/jpeg,image/png,image/webp';

const formDataOf = (file: File): FormData => {
  const data = new FormData();
  data.set('logo', file);
  return data;
};

/** Sends a logo; null removes the present one. */
function useLogoUpload() {
  const router = useRouter();
  const { mutateAsync, isPending } = useUpdateProfile();
  const [failure, setFailure] = useState<FormErrors<'logo'>['form']>(null);
  const send = async (file: File | null) => {
    if (file && file.size > logoBytesMax) return setFailure({ key: 'errors.too_large', minutes: null });
    setFailure(null);
    try {
      await mutateAsync(file ? formDataOf(file) : { logo: '' });
      router.refresh();
    } catch (error) {
      setFailure(toFormErrors(error, []).form);
    }
  };
  return { isPending, failure, send };
}

/** The picture of the account: a person's photo or a company's logo. */
export function LogoField() {
  const t = useTranslations('account.logo');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { name, logo } = useProfile();
  const { isPending, failure, send } = useLogoUpload();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} size={52} {...(logo ? { src: logo } : {})} />
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={types}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void send(file);
              // The same file may be chosen again after it was removed.
              target.value = '';
            }}
          />
          <Button
            variant="secondary"
            size="md"
            isLoading={isPending}
            loadingText={t('sending')}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {t(logo ? 'change' : 'add')}
          </Button>
          {logo && !isPending ? (
            <Button variant="ghost" size="md" onClick={() => void send(null)}>
              {t('remove')}
            </Button>
          ) : null}
        </div>
      </div>
      <p id={hintId} className="type-xs text-ink-2">
        {t('hint')}
      </p>
      <FormFailureAlert failure={failure} />
    </div>
  );
}
