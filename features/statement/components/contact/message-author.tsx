'use client';

import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleText';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { useModal } from '@/lib/stores/modal-store';
import { hasSessionMarker } from '@/lib/stores/session-marker';
import { useSession } from '@/lib/stores/session-store';
import type { MessageAuthorDialog } from './message-author-dialog';

type Props = {
  statementId: number;
  authorId: number;
  /** A whole line, or its picture alone where there is little room. */
  look?: 'line' | 'icon';
};

const icon = <ChatCircleTextIcon aria-hidden="true" className="size-5" />;

/** Whether nobody is signed in: what the check said, and before it the marker of the session. */
function isGuest(): boolean {
  const { user, isChecked } = useSession.getState();
  return user === null && (isChecked || !hasSessionMarker());
}

/**
 * Opens the form for words to the author, which is loaded with the first press; guests are offered the login. Whoever offers the
 * statement has nobody to write to.
 */
export function MessageAuthor({ statementId, authorId, look = 'line' }: Props) {
  const t = useTranslations('statement.message');
  const isAuthor = useSession((state) => state.user?.id === authorId);
  const [loaded, setLoaded] = useState<{ Form: typeof MessageAuthorDialog } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    if (isGuest()) {
      useModal.getState().open('login');
      return;
    }
    if (!loaded) {
      setIsLoading(true);
      const { MessageAuthorDialog: Form } = await import('./message-author-dialog').finally(() => setIsLoading(false));
      setLoaded({ Form });
    }
    setIsOpen(true);
  };
  if (isAuthor) return null;
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={t('open')} variant="outline" aria-haspopup="dialog" onClick={() => void open()} className="size-12">
          {icon}
        </IconButton>
      ) : (
        <Button
          variant="secondary"
          isFullWidth
          isLoading={isLoading}
          aria-haspopup="dialog"
          onClick={() => void open()}
          icon={icon}
          className="mt-3 print:hidden"
        >
          {t('open')}
        </Button>
      )}
      {loaded ? <loaded.Form statementId={statementId} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
