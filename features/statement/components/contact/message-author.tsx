'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';
import { useModal } from '@/lib/stores/modal-store';
import { rememberIntent, usePendingIntent } from '@/lib/stores/pending-intent';
import { isGuest } from '@/lib/stores/session/is-guest';
import { useSession } from '@/lib/stores/session/session-store';
import { messageIntent } from '../../domain/message-intent';

type Props = {
  statementId: number;
  authorId: number;
  /** A full-width button, or only the icon where there is little space. */
  look?: 'line' | 'icon';
};

const loadDialog = async () => (await import('./message-author-dialog')).MessageAuthorDialog;

const icon = <SpriteIcon name="chat" className="size-5" />;

/** Opens the message form; guests get the login first, and the form after it. Authors of the statement see no button. */
export function MessageAuthor({ statementId, authorId, look = 'line' }: Props) {
  const t = useTranslations('statement.message');
  const isAuthor = useSession((state) => state.user?.id === authorId);
  const { Dialog, isLoading, isOpen, setIsOpen, open } = useLazyDialog(loadDialog);

  usePendingIntent(messageIntent(statementId), open);

  const openOrSignIn = () => {
    if (!isGuest()) return void open();
    void rememberIntent(messageIntent(statementId));
    useModal.getState().open('login');
  };
  if (isAuthor) return null;
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={t('open')} variant="outline" aria-haspopup="dialog" onClick={openOrSignIn} className="size-12">
          {icon}
        </IconButton>
      ) : (
        <Button
          variant="secondary"
          isFullWidth
          isLoading={isLoading}
          aria-haspopup="dialog"
          onClick={openOrSignIn}
          icon={icon}
          className="mt-3 print:hidden"
        >
          {t('open')}
        </Button>
      )}
      {Dialog ? <Dialog statementId={statementId} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
