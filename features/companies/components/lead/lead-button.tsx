'use client';

import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleDots';
import { PhoneOutgoingIcon } from '@phosphor-icons/react/dist/ssr/PhoneOutgoing';
import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/buttons/button';
import type { LeadDialogProps } from './lead-dialog';

type Props = {
  companyId: number;
  company: string;
  kind: 'call' | 'message';
  variant: ButtonVariant;
  /** In the bar of phones: a short text for the call, and only an icon for the message, so that one row has room for both. */
  isShort?: boolean;
  className?: string;
};

const icons = { call: PhoneOutgoingIcon, message: ChatCircleDotsIcon } as const;

/** Opens the form of a lead, which is loaded with the first press. */
export function LeadButton({ companyId, company, kind, variant, isShort = false, className }: Props) {
  const t = useTranslations('companies.lead');
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<LeadDialogProps> } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (!loaded) {
      setIsLoading(true);
      const Dialog = await import('./lead-dialog').then((module) => module.LeadDialog).finally(() => setIsLoading(false));
      setLoaded({ Dialog });
    }
    setIsOpen(true);
  };
  const Icon = icons[kind];
  const isIcon = isShort && kind === 'message';
  const isText = isShort && kind === 'call';
  return (
    <>
      <Button
        variant={variant}
        isFullWidth={!isShort}
        isLoading={isLoading}
        loadingText=""
        onClick={() => void open()}
        icon={isText ? null : <Icon aria-hidden="true" className="size-5" />}
        className={className}
      >
        <span className={isIcon ? 'sr-only' : undefined}>{t(isShort && kind === 'call' ? 'call_short' : kind)}</span>
      </Button>
      {loaded ? (
        <loaded.Dialog companyId={companyId} company={company} kind={kind} isOpen={isOpen} onOpenChange={setIsOpen} />
      ) : null}
    </>
  );
}
