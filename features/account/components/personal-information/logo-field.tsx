'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { Button } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/display/avatar';
import { type FormErrors, toFormErrors } from '@/lib/api/form-errors';
import { logoBytesMax } from '@/lib/contracts/account/profile';
import { updateLogo } from '../../queries/update-profile';

const types = 'image/jpeg,image/png,image/webp';

function useLogo(initial: string | null) {
  const router = useRouter();
  const [logo, setLogo] = useState(initial);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<FormErrors<'logo'>['form']>(null);
  const send = async (file: File | null) => {
    if (file && file.size > logoBytesMax) return setFailure({ key: 'errors.too_large', minutes: null });
    setIsSending(true);
    setFailure(null);
    try {
      setLogo((await updateLogo(file)).logo);
      router.refresh();
    } catch (error) {
      setFailure(toFormErrors(error, []).form);
    } finally {
      setIsSending(false);
    }
  };
  return { logo, isSending, failure, send };
}

/** The picture of the account: a person's photo or a company's logo. */
export function LogoField({ name, logo: initial }: { name: string; logo: string | null }) {
  const t = useTranslations('account.logo');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { logo, isSending, failure, send } = useLogo(initial);
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
              // The same file may be chosen again after it was taken away.
              target.value = '';
            }}
          />
          <Button
            variant="secondary"
            size="md"
            isLoading={isSending}
            loadingText={t('sending')}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {t(logo ? 'change' : 'add')}
          </Button>
          {logo && !isSending ? (
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
