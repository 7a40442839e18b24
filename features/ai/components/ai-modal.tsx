'use client';

import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Dialog } from '@/components/ui/overlays/dialog';
import { withQueryProvider } from '@/lib/api/query-provider';
import { cn } from '@/lib/cn';
import { useModal } from '@/lib/stores/modal-store';
import { usePendingIntent } from '@/lib/stores/pending-intent';
import { useSession } from '@/lib/stores/session/session-store';
import { useReopening } from '@/lib/stores/use-reopening';
import { EstimateContext, useEstimate, useEstimateStore } from '../stores/estimate-context';
import { createEstimateStore, type EstimateStore, estimateIntent } from '../stores/estimate-store';
import { EstimateForm } from './form/estimate-form';
import { SubmitRow } from './form/submit-row';
import { Intro } from './intro';
import { PriceResult } from './result/price-result';
import { type FindStatement, useStatementEstimate } from './use-statement-estimate';

type Props = {
  /** The statement of the page behind the modal; null elsewhere. */
  statementId: number | null;
  renderMap: RenderPinMap;
  /** A video that explains the estimate; without one only the drawing is shown. */
  videoUrl: string | null;
  /** The one account that estimates are switched off for. */
  excludedUserId: number | null;
  onClose: () => void;
  /** Replaced in tests. */
  findStatement?: FindStatement;
};

function FormFooter({ formId }: { formId: string }) {
  const common = useTranslations('common');
  const goTo = useEstimate((state) => state.goTo);
  return (
    <SubmitRow
      formId={formId}
      back={
        <Button
          variant="ghost"
          icon={<ArrowLeftIcon aria-hidden="true" className="size-5" />}
          onClick={() => goTo(1)}
          className="-ml-3"
        >
          {common('back')}
        </Button>
      }
    />
  );
}

function ResultFooter({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ai.result');
  const common = useTranslations('common');
  return (
    <>
      <p className="type-xs flex items-start gap-2 text-ink-2">
        <InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('note')}
      </p>
      <Button variant="secondary" isFullWidth className="mt-4 md:hidden" onClick={onClose}>
        {common('close')}
      </Button>
    </>
  );
}

/** The header, the body and the footer together are at most 600 px high. */
const bodies = {
  0: 'md:max-h-[480px] md:px-10 pt-1',
  1: 'flex flex-col p-0',
  2: 'md:max-h-[460px] md:px-8 pt-1 md:[&_.field-box]:min-h-11',
} as const;

function ModalTabs({ statementId, renderMap, videoUrl, excludedUserId, onClose, findStatement }: Props) {
  const t = useTranslations('ai');
  const common = useTranslations('common');
  const formId = useId();
  const store = useEstimateStore();
  const tab = useEstimate((state) => state.tab);
  const isExcluded = useSession(({ user }) => user !== null && user.id === excludedUserId);
  const isLoginOpen = useModal(({ current }) => current === 'login');
  useStatementEstimate(statementId, !isExcluded, findStatement);
  useReopening(estimateIntent, tab === 2);
  // After the sign-in a statement is estimated automatically.
  usePendingIntent(estimateIntent, () => statementId === null && store.getState().goTo(2));

  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    // The pressed button disappears with its tab, so the focus moves to the start of the next tab.
    if (shown.current !== tab) {
      content.current?.focus({ preventScroll: true });
      if (content.current?.parentElement) content.current.parentElement.scrollTop = 0;
    }
    shown.current = tab;
  }, [tab]);

  const formTitle = (
    <>
      {t('form.title')} <span className="type-sm font-normal text-ink-2 max-md:block md:ml-2">{t('form.note')}</span>
    </>
  );
  const titles = { 0: t('title'), 1: t('intro.title'), 2: formTitle } as const;
  const footers = { 0: <ResultFooter onClose={onClose} />, 1: null, 2: isExcluded ? null : <FormFooter formId={formId} /> };
  return (
    <Dialog
      open={!isLoginOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={815}
      title={titles[tab]}
      isTitleHidden={tab === 1}
      closeLabel={common('close')}
      hasCloseButton={tab !== 1}
      isOutsidePressIgnored={tab === 2}
      footer={footers[tab]}
      bodyClassName={bodies[tab]}
    >
      <div ref={content} tabIndex={-1} className={cn('outline-none', tab === 1 && 'flex flex-1 flex-col')}>
        {tab === 0 ? <PriceResult onAnother={() => store.getState().startOver()} /> : null}
        {tab === 1 ? <Intro videoUrl={videoUrl} /> : null}
        {tab === 2 && isExcluded ? <InlineAlert tone="info">{t('form.unavailable')}</InlineAlert> : null}
        {tab === 2 && !isExcluded ? <EstimateForm id={formId} renderMap={renderMap} /> : null}
      </div>
      {tab === 1 ? (
        <IconButton label={common('close')} variant="on-image" className="absolute top-3 right-3 z-10" onClick={onClose}>
          <XIcon aria-hidden="true" />
        </IconButton>
      ) : null}
    </Dialog>
  );
}

/** Outlives the modal, so that typed values are there when it opens again. */
const modalStore = createEstimateStore();

/** The price estimate above a page: introduction, form, result. It is hidden while the login is open. */
export const AiModal = withQueryProvider(function AiModal({
  onClose,
  store = modalStore,
  ...props
}: Props & { store?: EstimateStore }) {
  const close = () => {
    store.getState().close();
    onClose();
  };
  return (
    <EstimateContext value={store}>
      <ModalTabs {...props} onClose={close} />
    </EstimateContext>
  );
});
