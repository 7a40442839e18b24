'use client';

import { PaperclipIcon } from '@phosphor-icons/react/dist/ssr/Paperclip';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneRight';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { ApiFailure } from '@/lib/api/client';
import { type ChatFile, chatFileBytesMax, chatFilesMax, chatTextMax } from '@/lib/contracts/chat/chat';
import { useMessage } from '@/lib/i18n/use-message';

const accepted = 'image/jpeg,image/png,image/webp,application/pdf';
/** From here on the remaining length is shown. */
const lengthShownFrom = chatTextMax - 200;

interface ChatComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** @throws ApiFailure */
  sendFile: (file: File) => Promise<ChatFile>;
  onSend: (text: string, files: ChatFile[]) => void;
}

/** The attachments of the unsent message. @returns their list, what adds one, and why the last could not be added */
function useChatFiles(sendFile: ChatComposerProps['sendFile']) {
  const [t, translate] = [useTranslations('help.chat'), useMessage()];
  const [files, setFiles] = useState<ChatFile[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const add = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setProblem(null);
    if (file.size > chatFileBytesMax) {
      setProblem(t('file_too_big'));
      return;
    }
    setIsSending(true);
    try {
      const added = await sendFile(file);
      setFiles((before) => [...before, added]);
    } catch (error) {
      const key = error instanceof ApiFailure ? (error.envelope?.errors.file?.[0] ?? error.message) : 'errors.connection';
      setProblem(translate(key));
    } finally {
      setIsSending(false);
    }
  };
  const remove = (id: number) => setFiles((before) => before.filter((file) => file.id !== id));
  const clear = () => setFiles([]);
  return { files, add, remove, clear, problem, isSending };
}

function PendingFiles({ files, onRemove }: { files: ChatFile[]; onRemove: (id: number) => void }) {
  const t = useTranslations('help.chat');
  return (
    <ul className="flex flex-wrap gap-1.5 pb-2">
      {files.map(({ id, name }) => (
        <li key={id} className="type-sm flex max-w-full items-center gap-1 rounded-full bg-tuff-100 pl-3">
          <span className="truncate">{name}</span>
          <IconButton label={t('remove_file', { name })} onClick={() => onRemove(id)} className="size-8">
            <XIcon aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Where a message is written. Enter sends it, Shift and Enter begins a line. */
export function ChatComposer({ input, text, onText, sendFile, onSend }: ChatComposerProps) {
  const t = useTranslations('help.chat');
  const fileInput = useRef<HTMLInputElement>(null);
  const { files, add, remove, clear, problem, isSending } = useChatFiles(sendFile);
  const isEmpty = text.trim() === '' && files.length === 0;
  const send = (): void => {
    if (isEmpty || isSending) return;
    onText('');
    onSend(text.trim(), files);
    clear();
    input.current?.focus();
  };
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="shrink-0 border-t border-line px-3 pt-2.5 pb-[max(calc(0.625rem*var(--k)),env(safe-area-inset-bottom))]"
    >
      {files.length > 0 ? <PendingFiles files={files} onRemove={remove} /> : null}
      <p role="status" className="type-xs text-alert-700 empty:hidden">
        {problem}
      </p>
      <div className="flex items-end gap-1.5">
        <input ref={fileInput} type="file" accept={accepted} hidden onChange={(event) => void add(event)} />
        <IconButton
          label={t('attach')}
          disabled={isSending || files.length >= chatFilesMax}
          aria-busy={isSending}
          onClick={() => fileInput.current?.click()}
        >
          <PaperclipIcon aria-hidden="true" />
        </IconButton>
        <textarea
          ref={input}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={sendByKey}
          rows={1}
          maxLength={chatTextMax}
          aria-label={t('placeholder')}
          placeholder={t('placeholder')}
          className="type-body [field-sizing:content] max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-[22px] bg-tuff-100 px-4 py-2.5 placeholder:text-ink-2 placeholder:opacity-100"
        />
        <button
          type="submit"
          aria-label={t('send')}
          aria-disabled={isEmpty || isSending}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-white transition hover:bg-brand-h aria-disabled:bg-tuff-100 aria-disabled:text-ink-3"
        >
          <PaperPlaneRightIcon weight="fill" aria-hidden="true" className="size-5" />
        </button>
      </div>
      {text.length > lengthShownFrom ? (
        <p role="status" className="type-xs num pt-1 text-right text-ink-2">
          {t('left', { count: chatTextMax - text.length })}
        </p>
      ) : null}
    </form>
  );
}
