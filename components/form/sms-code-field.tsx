'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type Ref, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';

const tickMs = 250;

/**
 * Counts down in whole seconds by the clock, so that a sleeping tab stays right.
 * @param initialSeconds started at once; 0 for none
 * @returns seconds left; 0 when nothing runs
 */
function useCountdown(initialSeconds: number): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAtMs, setEndsAtMs] = useState(() => (initialSeconds > 0 ? Date.now() + initialSeconds * 1000 : null));
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);
  const start = useCallback((seconds: number) => {
    setEndsAtMs(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }, []);

  useEffect(() => {
    if (endsAtMs === null) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) setEndsAtMs(null);
    }, tickMs);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  return { secondsLeft, start };
}

const codeDigits = 6;
const waitSeconds = 60;
/** Seconds left at which screen readers announce the countdown. */
const announcedSeconds = [60, 30, 10];

interface SmsCodeFieldProps {
  /** Distinguishes two codes of one form. */
  label?: ReactNode;
  value: string;
  onValueChange: (code: string) => void;
  /**
   * Sends the code. @returns seconds until another code may be requested; null when nothing was sent, and the reason is shown elsewhere
   */
  send: () => Promise<number | null>;
  /** Seconds until another code may be requested, where one was sent just before; 0 otherwise. */
  pauseSeconds?: number;
  onBlur?: () => void;
  error?: ReactNode;
  success?: ReactNode;
  isVerified?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

function Countdown({ secondsLeft, wasSent }: { secondsLeft: number; wasSent: boolean }) {
  const t = useTranslations('auth.code');
  const announced = announcedSeconds.find((_, index) => secondsLeft > (announcedSeconds[index + 1] ?? 0));
  return (
    <p role="status" className="sr-only">
      {wasSent && secondsLeft > 0 ? t('sent', { seconds: announced ?? waitSeconds }) : null}
      {wasSent && secondsLeft === 0 ? t('again') : null}
    </p>
  );
}

/** An SMS code with the button that sends it; another code may be requested after a minute. */
export function SmsCodeField({
  label,
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
  const fields = useTranslations('auth.fields');
  const { secondsLeft, start } = useCountdown(pauseSeconds);
  const [isSending, setIsSending] = useState(false);
  const [wasSent, setWasSent] = useState(pauseSeconds > 0);

  const requestCode = async () => {
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
      <Field label={label ?? fields('code')} hint={t('hint')} error={error} success={success} isRequired>
        <div className="flex items-stretch gap-2 max-[359px]:flex-col large-text:flex-col">
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
            onClick={requestCode}
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
