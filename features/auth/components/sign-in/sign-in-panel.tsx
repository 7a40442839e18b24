'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Tabs } from '@/components/ui/navigation/tabs';
import { codeFormSchema, passwordFormSchema } from '../../sign-in-form.schema';
import { CodeSignIn } from './code-sign-in';
import { PasswordSignIn } from './password-sign-in';

type Way = 'password' | 'code';

/** Sign-in by a password or by the code of an SMS. Both forms keep what was typed while the other is looked at. */
export function SignInPanel({ next, forgotHref }: { next: string; forgotHref: string }) {
  const t = useTranslations('auth.sign_in');
  const [way, setWay] = useState<Way>('password');
  const byPassword = useForm({ resolver: zodResolver(passwordFormSchema), defaultValues: { login: '', password: '' } });
  const byCode = useForm({ resolver: zodResolver(codeFormSchema), defaultValues: { phone_number: '', sms_code: '' } });
  return (
    <Tabs
      label={t('method')}
      value={way}
      onValueChange={setWay}
      panelClassName="pt-5"
      items={[
        {
          value: 'password',
          label: t('by_password'),
          panel: (
            <PasswordSignIn form={byPassword} next={next}>
              <Link
                href={forgotHref}
                prefetch={false}
                className="type-sm inline-flex min-h-11 items-center self-start text-link hover:underline"
              >
                {t('forgot')}
              </Link>
            </PasswordSignIn>
          ),
        },
        { value: 'code', label: t('by_code'), panel: <CodeSignIn form={byCode} next={next} /> },
      ]}
    />
  );
}
