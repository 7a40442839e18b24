import { PaperclipIcon } from '@phosphor-icons/react/dist/ssr/Paperclip';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { ChatMessage } from '@/lib/contracts/chat/chat';
import { formatTime } from '@/lib/format/date';
import type { ChatSide, PendingMessage } from './chat-lines';

const ownBubble = 'ml-auto bg-brand text-white';
const otherBubble = 'bg-tuff-100 text-ink';
const bubble = 'type-body w-fit max-w-[85%] rounded-card px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere';

type FileHref = (fileId: number) => string;

function Files({ files, fileHref }: { files: readonly { id: number; name: string }[]; fileHref: FileHref }) {
  const t = useTranslations('help.chat');
  return files.map(({ id, name }) => (
    <a
      key={id}
      href={fileHref(id)}
      aria-label={t('download', { name })}
      className="mt-1 flex items-center gap-1.5 underline underline-offset-2"
    >
      <PaperclipIcon aria-hidden="true" className="size-4 shrink-0" />
      {name}
    </a>
  ));
}

interface ChatBubbleProps {
  message: ChatMessage;
  /** The viewer's side. */
  side: ChatSide;
  /** Shows the time and the author below it. */
  isLast: boolean;
  fileHref: FileHref;
}

/** A message of either side. */
export function ChatBubble({ message, side, isLast, fileHref }: ChatBubbleProps) {
  const t = useTranslations('help.chat');
  const isOwn = message.author === side;
  const other = side === 'visitor' ? t('operator') : t('visitor');
  const author = isOwn && side === 'visitor' ? t('you') : (message.name ?? other);
  return (
    <li className="mt-1.5">
      <div className={cn(bubble, isOwn ? ownBubble : otherBubble)}>
        <span className="sr-only">{author}: </span>
        {message.text}
        <Files files={message.files} fileHref={fileHref} />
      </div>
      {isLast ? (
        <p className={cn('type-xs num mt-1 text-ink-2', isOwn && 'text-right')}>
          <time dateTime={message.created_at}>{formatTime(new Date(message.created_at))}</time>
          {isOwn ? null : <span aria-hidden="true">{` · ${author}`}</span>}
        </p>
      ) : null}
    </li>
  );
}

interface PendingBubbleProps {
  message: PendingMessage;
  onRetry: () => void;
  onRemove: () => void;
}

/** A pending message; after a failure the bubble shows the error and offers a retry. */
export function PendingBubble({ message, onRetry, onRemove }: PendingBubbleProps) {
  const t = useTranslations('help.chat');
  const isFailed = message.state === 'failed';
  return (
    <li className="mt-1.5">
      <div className={cn(bubble, ownBubble, !isFailed && 'opacity-70')}>
        <span className="sr-only">{t('you')}: </span>
        {message.text}
        {message.files.map(({ id, name }) => (
          <span key={id} className="mt-1 flex items-center gap-1.5">
            <PaperclipIcon aria-hidden="true" className="size-4 shrink-0" />
            {name}
          </span>
        ))}
      </div>
      <p className="type-xs mt-1 flex items-center justify-end gap-2 text-ink-2">
        {isFailed ? (
          <>
            <WarningCircleIcon weight="fill" aria-hidden="true" className="size-4 text-alert-700" />
            <span className="text-alert-700">{t('failed')}</span>
            <button type="button" onClick={onRetry} className="min-h-6 font-semibold text-ink underline underline-offset-2">
              {t('retry')}
            </button>
            <button type="button" onClick={onRemove} className="min-h-6 text-ink underline underline-offset-2">
              {t('remove')}
            </button>
          </>
        ) : (
          t('sending')
        )}
      </p>
    </li>
  );
}
