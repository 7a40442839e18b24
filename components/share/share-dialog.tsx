'use client';

import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo';
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/csr/WhatsappLogo';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { QrCode } from './qr-code';
import { shareChannels, shareLink } from './share-links';

const icons = {
  facebook: FacebookLogoIcon,
  whatsapp: WhatsappLogoIcon,
  viber: ChatCircleDotsIcon,
  telegram: TelegramLogoIcon,
};
/** Names of the services, the same in every language. */
const names = { facebook: 'Facebook', whatsapp: 'WhatsApp', viber: 'Viber', telegram: 'Telegram' };

function ChannelLinks({ title, url }: { title: string; url: string }) {
  return (
    <ul className="grid grid-cols-4 gap-2">
      {shareChannels.map((channel) => {
        const Icon = icons[channel];
        return (
          <li key={channel}>
            <a
              href={shareLink(channel, { title, url })}
              target="_blank"
              rel="noreferrer"
              className="type-xs flex min-h-18 flex-col items-center justify-center gap-1 rounded-control font-medium transition hover:bg-tuff-100"
            >
              <Icon aria-hidden="true" className="size-7 text-brand-text" />
              {names[channel]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

type Props = {
  title: string;
  /** What the shared address carries in addition to the page: "?currency_id=2". */
  query?: string;
  /** The page, where it is another than the one that is open. */
  path?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The ways to pass a page on: four services, the address, a QR code, and what the device offers. */
export function ShareDialog({ title, query = '', path, isOpen, onOpenChange }: Props) {
  const t = useTranslations('share');
  const common = useTranslations('common');
  const [copy, setCopy] = useState<'none' | 'copied' | 'copy_failed'>('none');
  const url = window.location.origin + (path ?? window.location.pathname) + query;
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopy('copied');
    } catch {
      setCopy('copy_failed');
    }
  };
  const shareByDevice = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the device's sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setCopy('copy_failed');
    }
  };
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={t('title')} closeLabel={common('close')} width={428}>
      <div className="flex flex-col gap-5">
        <ChannelLinks title={title} url={url} />
        <div className="flex flex-wrap gap-2 *:grow">
          <Button variant="secondary" onClick={copyAddress} icon={<CopyIcon aria-hidden="true" className="size-5" />}>
            {t('copy')}
          </Button>
          {typeof navigator.share === 'function' ? (
            <Button variant="secondary" onClick={shareByDevice} icon={<ShareNetworkIcon aria-hidden="true" className="size-5" />}>
              {t('more')}
            </Button>
          ) : null}
        </div>
        <p role="status" className="type-sm -mt-3 text-center text-ink-2 empty:hidden">
          {copy === 'none' ? '' : t(copy)}
        </p>
        <QrCode text={url} label={t('qr')} />
      </div>
    </Dialog>
  );
}
