'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { useCountdown } from './use-countdown';

const codeDigits = 6;
const waitSeconds = 60;
/** The moments at which a screen reader hears how long is left: every second would be noise. */
const spokenSeconds = [60, 30, 10];

interface SmsCodeFieldProps {
  value: string;
  onValueChange: (code: string) => void;
  /**
   * Sends the code. @returns the seconds until another may be asked for; null when nothing was sent, and the reason is told elsewhere
   */
  send: () => Promise<number | null>;
  /** How long until another code may be asked for, where one was sent just before; 0 otherwise. */
  pauseSeconds?: number;
  onBlur?: () => void;
  error?: ReactNode;
  success?: ReactNode;
  isVerified?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

function Countdown({ secondsLeft, wasSent }: { secondsLeft: number; wasSent: boolean }) {
  const t = useTranslations('auth.code');
  const spoken = spokenSeconds.find((_, index) => secondsLeft > (spokenSeconds[index + 1] ?? 0));
  return (
    <p role="status" className="sr-only">
      {wasSent && secondsLeft > 0 ? t('sent', { seconds: spoken ?? waitSeconds }) : null}
      {wasSent && secondsLeft === 0 ? t('again') : null}
    </p>
  );
}

/** The code of an SMS with the button that sends it; another one may be asked for after a minute. */
export function SmsCodeField({
  value,
  onValueChange,
  send,
  pauseSeconds = 0,
  onBlur,
  error,
  success,
  isVerified,
  inputRef,
}: SmsCodeFieldProps) {
  const t = useTranslations('auth.code');
  const words = useTranslations('auth.fields');
  const { secondsLeft, start } = useCountdown(pauseSeconds);
  const [isSending, setIsSending] = useState(false);
  const [wasSent, setWasSent] = useState(pauseSeconds > 0);

  const press = async () => {
    if (isSending || secondsLeft > 0) return;
    setIsSending(true);
    try {
      const seconds = await send();
      if (seconds === null) return;
      setWasSent(true);
      start(seconds);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div>
      <Field label={words('code')} hint={t('hint')} error={error} success={success} isRequired>
        <div className="flex items-stretch gap-2 max-[359px]:flex-col">
          <Input
            ref={inputRef}
            kind="number"
            name="code"
            autoComplete="one-time-code"
            maxDigits={codeDigits}
            value={value}
            onValueChange={onValueChange}
            onBlur={onBlur}
            isVerified={isVerified ?? false}
            boxClassName="flex-1"
          />
          <Button
            variant="secondary"
            onClick={press}
            isLoading={isSending}
            loadingText={t('sending')}
            aria-disabled={secondsLeft > 0}
            className="num shrink-0 aria-disabled:bg-tuff-100 aria-disabled:text-disabled aria-disabled:inset-ring-0"
          >
            {secondsLeft > 0 ? t('again_in', { seconds: secondsLeft }) : t('get')}
          </Button>
        </div>
      </Field>
      <Countdown secondsLeft={secondsLeft} wasSent={wasSent} />
    </div>
  );
}
