'use client';

import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';
import { cn } from '@/lib/cn';
import { useAreAccountNotes, useNote, useTags, writeNote } from '@/lib/stores/lists/statement-notes';

const loadDialog = async () => (await import('./note-dialog')).NoteDialog;

/** The visitor's own note on a statement, which a press opens to be written. Nobody else sees it. */
export function StatementNote({ id }: { id: number }) {
  const t = useTranslations('notes');
  const [note, tags, isStored] = [useNote(id), useTags(), useAreAccountNotes()];
  const { Dialog, isOpen, setIsOpen, open } = useLazyDialog(loadDialog);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={cn(
          'type-sm flex min-h-11 w-full min-w-0 items-start gap-2 rounded-control px-3 py-2.5 text-left transition',
          note ? 'bg-saffron-50 hover:bg-saffron-100' : 'text-ink-2 inset-ring inset-ring-line hover:bg-tuff-50',
        )}
      >
        {note ? (
          <PencilSimpleIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-saffron-800" />
        ) : (
          <PlusIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        )}
        {note ? (
          <span className="min-w-0 flex-1">
            <span className="sr-only">{t('edit')} </span>
            <span className="block whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</span>
            {note.tags.length > 0 ? (
              <span className="mt-1 flex flex-wrap gap-1">
                {note.tags.map((tag) => (
                  <span key={tag} className="type-xs rounded-badge bg-surface px-1.5 font-medium [overflow-wrap:anywhere]">
                    {tag}
                  </span>
                ))}
              </span>
            ) : null}
          </span>
        ) : (
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{t('add')}</span>
        )}
      </button>
      {Dialog && isOpen ? (
        <Dialog
          title={t(note ? 'edit' : 'add')}
          hint={t(isStored ? 'private' : 'private_guest')}
          initial={{ text: note?.text ?? '', tags: note?.tags ?? [] }}
          knownTags={tags}
          save={({ text, tags: chosen }) => writeNote({ id, text, tags: chosen, atMs: Date.now() })}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      ) : null}
    </>
  );
}
