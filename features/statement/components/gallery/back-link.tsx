'use client';

import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';

/**
 * Back to where the visitor came from, which keeps the list as it was; the list of the same kind for those who came by a link.
 * @param href the list of the same kind
 */
export function BackLink({ href }: { href: string }) {
  const t = useTranslations('statement.actions');
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    if (window.history.length < 2 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.back();
  };
  return (
    <a
      href={href}
      onClick={goBack}
      aria-label={t('back')}
      className="inline-flex size-11 items-center justify-center rounded-full bg-white text-ink shadow-sh-2 transition active:scale-[.98]"
    >
      <ArrowLeftIcon aria-hidden="true" className="size-5" />
    </a>
  );
}
