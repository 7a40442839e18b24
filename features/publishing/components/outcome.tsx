'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';

const loadShareDialog = async () => (await import('@/components/share/share-dialog')).ShareDialog;

/** What helps a statement that is public now: passing it on, and a place above the list. */
function NextSteps({ statement, path }: { statement: OwnStatement; path: string }) {
  const t = useTranslations('publishing.outcome');
  const locale = useLocale();
  const { Dialog, isLoading, isOpen, setIsOpen, open } = useLazyDialog(loadShareDialog);
  return (
    <>
      <Button variant="secondary" isLoading={isLoading} aria-haspopup="dialog" onClick={() => void open()}>
        {t('share')}
      </Button>
      <Link
        href={`${localePath(locale, '/account/vipService/vipView')}?statements=${statement.id}`}
        className={buttonClasses({ variant: 'secondary' })}
      >
        {t('promote')}
      </Link>
      {Dialog ? <Dialog title={statement.dynamic_titles[locale]} path={path} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}

type Props = {
  statement: OwnStatement;
  /** Whether it was published now, or was public before and changed. */
  kind: 'published' | 'saved';
};

/** The result: the public address, or why the statement is not public yet and what its owner can do. */
export function Outcome({ statement, kind }: Props) {
  const t = useTranslations('publishing.outcome');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPublic = statement.state === 'active';
  const isUnpaid = statement.state === 'unpaid';
  const path = statementPath(locale, statement);
  const Sign = isUnpaid ? HourglassMediumIcon : CheckCircleIcon;
  const outcome = isUnpaid ? 'unpaid' : kind;
  return (
    <section aria-labelledby="outcome" className="mx-auto flex max-w-130 flex-col items-center gap-3 py-8 text-center">
      <Sign weight="fill" aria-hidden="true" className={isUnpaid ? 'size-14 text-saffron-500' : 'size-14 text-vine-600'} />
      <h1 id="outcome" ref={heading} tabIndex={-1} className="mt type-h2 outline-none">
        {t(`${outcome}_title`)}
      </h1>
      <p className="type-body text-ink-2">{t(`${outcome}_text`)}</p>
      {isPublic ? <p className="type-sm w-full break-all text-ink-2">{`${window.location.origin}${path}`}</p> : null}
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {isPublic ? (
          <Link href={path} className={buttonClasses()}>
            {t('open')}
          </Link>
        ) : null}
        {isPublic ? <NextSteps statement={statement} path={path} /> : null}
        {isUnpaid ? (
          <Link href={localePath(locale, `/account/statements/${statement.id}/publication`)} className={buttonClasses()}>
            {t('pay')}
          </Link>
        ) : null}
        <Link
          href={localePath(locale, '/account/statements')}
          className={buttonClasses({ variant: isPublic || isUnpaid ? 'secondary' : 'primary' })}
        >
          {t('own_statements')}
        </Link>
      </div>
    </section>
  );
}
