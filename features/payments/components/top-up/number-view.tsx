import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowUpRight';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import type { SessionUser } from '@/lib/contracts/account/auth';

interface NumberViewProps {
  user: SessionUser;
  text: string;
  /** The wallet in a bank's app; null for terminals and where none is configured. */
  appUrl: string | null;
}

/** Methods 4 and 5: the number to enter at a terminal or in a bank's app, without a form. */
export function NumberView({ user, text, appUrl }: NumberViewProps) {
  const t = useTranslations('top_up');
  const [isCopied, setIsCopied] = useState(false);
  const number = String(user.balance_id ?? user.id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setIsCopied(true);
    } catch {
      // Without the permission the number can still be read.
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="type-body text-pretty text-ink-2">{text}</p>
      <div className="flex items-center justify-between gap-3 rounded-card bg-saffron-100 px-4 py-3">
        <p>
          <span className="type-xs block text-saffron-800">{t('number')}</span>
          <span className="num text-[calc(1.75rem*var(--k))] leading-9 font-semibold">{number}</span>
        </p>
        <Button variant="secondary" icon={<CopyIcon aria-hidden="true" className="size-5" />} onClick={copy}>
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied ? t('copied') : ''}
      </p>
      {appUrl === null ? null : (
        <a href={appUrl} target="_blank" rel="noopener" className={buttonClasses({ size: 'lg', isFullWidth: true })}>
          {t('bank_app_open')}
          <ArrowUpRightIcon aria-hidden="true" className="size-4.5" />
        </a>
      )}
    </div>
  );
}
