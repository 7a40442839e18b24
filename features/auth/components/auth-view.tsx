import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { localePath } from '@/lib/routes/locale-path';
import { type AuthStep, authStepHref } from '../domain/steps';
import { InvalidLink } from './auth-notices';
import { ForgotPanel, ResetPanel } from './password-reset';
import { RegisterPanel } from './register/register-panel';
import { VerifyPanel } from './register/verify-panel';
import { SignInPanel } from './sign-in-panel';
import { UndoPanel } from './undo-panel';

type AuthCardProps = { title: ReactNode; text?: ReactNode; footer?: ReactNode; children?: ReactNode };

/** The panel of a sign-in step. */
function AuthCard({ title, text, footer, children }: AuthCardProps) {
  return (
    <div className="mx-auto w-full max-w-[476px] px-4 py-6 md:py-14">
      <section className="md:rounded-modal md:p-8 md:shadow-hairline">
        <h1 className="mt type-h2">{title}</h1>
        {text ? <p className="type-body mt-2 text-ink-2">{text}</p> : null}
        {children ? <div className="mt-5">{children}</div> : null}
      </section>
      {footer ? <p className="type-body mt-5 text-center text-ink-2">{footer}</p> : null}
    </div>
  );
}

type Props = {
  step: AuthStep;
  /** The address within the site to continue to; null for the default. */
  target: string | null;
  /** From the link of an e-mail. */
  token: string | null;
};

type StepLinkProps = { question?: string; label: string; href: string };

function StepLink({ question, label, href }: StepLinkProps) {
  return (
    <>
      {question ? `${question} ` : null}
      <Link href={href} className="inline-flex min-h-11 items-center font-semibold text-link hover:underline">
        {label}
      </Link>
    </>
  );
}

type LinkStepProps = { step: 'verify' | 'undo'; token: string | null; next: string; signInHref: string; forgotHref: string };

/** What the link of a message leads to: an e-mail is confirmed, or its change undone. */
async function LinkStep({ step, token, next, signInHref, forgotHref }: LinkStepProps) {
  const t = await getTranslations('auth');
  if (token && step === 'undo') return <UndoPanel token={token} signInHref={signInHref} forgotHref={forgotHref} />;
  if (token) return <VerifyPanel token={token} next={next} signInHref={signInHref} />;
  return (
    <InvalidLink
      title={t('verify.invalid_title')}
      text={t(step === 'undo' ? 'undo.invalid' : 'verify.invalid')}
      action={{ href: signInHref, label: t('verify.sign_in') }}
    />
  );
}

/** The sign-in step of the address. */
export async function AuthView({ step, target, token }: Props) {
  const [t, locale] = [await getTranslations('auth'), await getLocale()];
  const hrefOf = (other: AuthStep) => authStepHref(localePath(locale, '/auth'), other, target);
  const next = target ?? localePath(locale, '/account');
  const back = <StepLink label={t('forgot.back')} href={hrefOf('sign_in')} />;
  if (step === 'register')
    return (
      <AuthCard
        title={t('register.title')}
        footer={<StepLink question={t('register.has_account')} label={t('register.sign_in')} href={hrefOf('sign_in')} />}
      >
        <RegisterPanel next={next} />
      </AuthCard>
    );
  if (step === 'forgot')
    return (
      <AuthCard title={t('forgot.title')} footer={back}>
        <ForgotPanel signInHref={hrefOf('sign_in')} />
      </AuthCard>
    );
  if (step === 'reset')
    return (
      <AuthCard title={t('reset.title')} footer={back}>
        {token ? (
          <ResetPanel token={token} signInHref={hrefOf('sign_in')} forgotHref={hrefOf('forgot')} />
        ) : (
          <InvalidLink
            title={t('reset.invalid_title')}
            text={t('reset.invalid')}
            action={{ href: hrefOf('forgot'), label: t('reset.again') }}
          />
        )}
      </AuthCard>
    );
  if (step === 'verify' || step === 'undo')
    return (
      <AuthCard title={t(step === 'undo' ? 'metadata.undo' : 'metadata.verify')} footer={back}>
        <LinkStep step={step} token={token} next={next} signInHref={hrefOf('sign_in')} forgotHref={hrefOf('forgot')} />
      </AuthCard>
    );
  return (
    <AuthCard
      title={t('sign_in.title')}
      footer={<StepLink question={t('sign_in.no_account')} label={t('sign_in.register')} href={hrefOf('register')} />}
    >
      <SignInPanel next={next} forgotHref={hrefOf('forgot')} />
    </AuthCard>
  );
}

/** Shown after a return from the external sign-in that this browser did not start. */
export async function ExternalSignInRefused() {
  const [t, locale] = [await getTranslations('auth.external'), await getLocale()];
  return (
    <AuthCard title={t('title')} text={t('text')}>
      <a href={localePath(locale, '/auth')} className={buttonClasses({ size: 'lg', isFullWidth: true })}>
        {t('again')}
      </a>
    </AuthCard>
  );
}
