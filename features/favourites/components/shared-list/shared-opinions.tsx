'use client';

import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { ThumbsDownIcon } from '@phosphor-icons/react/dist/csr/ThumbsDown';
import { ThumbsUpIcon } from '@phosphor-icons/react/dist/csr/ThumbsUp';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';
import { cn } from '@/lib/cn';
import type { MarkBody } from '@/lib/contracts/statements/shared-lists';
import { transliterateName } from '@/lib/format/slugs/romanise';
import type { Opinions } from '../../domain/opinions';

const loadDialog = async () => (await import('@/components/statement-note/note-dialog')).NoteDialog;

type CountProps = { label: string; count: number; isOn: boolean; isEditable: boolean; onPress: () => void; children: ReactNode };

/** A count that is a button for those who may comment. */
function CountButton({ label, count, isOn, isEditable, onPress, children }: CountProps) {
  const look = cn(
    buttonClasses({ variant: isOn ? 'tonal' : 'secondary', size: 'sm' }),
    'num gap-1.5 disabled:cursor-default disabled:text-ink',
  );
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`${label}: ${count}`}
      disabled={!isEditable}
      onClick={onPress}
      className={look}
    >
      {children}
      {count}
    </button>
  );
}

type Props = {
  title: string;
  opinions: Opinions;
  /** Whether the visitor may vote. */
  isEditable: boolean;
  isOwner: boolean;
  onMark: (mark: Omit<MarkBody, 'statement_id'>) => Promise<unknown>;
};

function OwnNote({ opinions: { own }, onMark }: Pick<Props, 'opinions' | 'onMark'>) {
  const t = useTranslations('shared_list');
  const { Dialog, isOpen, setIsOpen, open } = useLazyDialog(loadDialog);
  const label = t(own?.note ? 'edit_note' : 'add_note');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={cn(buttonClasses({ variant: 'ghost', size: 'sm' }), 'gap-1.5')}
      >
        <ChatTextIcon aria-hidden="true" className="size-5" />
        {label}
      </button>
      {Dialog && isOpen ? (
        <Dialog
          title={label}
          hint={t('note_hint')}
          initial={{ text: own?.note ?? '', tags: [] }}
          save={async ({ text }) => void (await onMark({ note: text }))}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      ) : null}
    </>
  );
}

/** The votes, hearts and notes under a statement of a shared list. */
export function SharedOpinions({ title, opinions, isEditable, isOwner, onMark }: Props) {
  const [t, locale] = [useTranslations('shared_list'), useLocale()];
  const { own, upCount, downCount, heartCount, others } = opinions;
  const vote = own?.vote ?? 0;
  const press = (mark: Omit<MarkBody, 'statement_id'>) => void onMark(mark).catch(() => null);
  const icon = 'size-5';
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-1.5">
        <CountButton
          label={t('vote_for', { title })}
          count={upCount}
          isOn={vote === 1}
          isEditable={isEditable}
          onPress={() => press({ vote: vote === 1 ? 0 : 1 })}
        >
          <ThumbsUpIcon aria-hidden="true" weight={vote === 1 ? 'fill' : 'regular'} className={icon} />
        </CountButton>
        <CountButton
          label={t('vote_against', { title })}
          count={downCount}
          isOn={vote === -1}
          isEditable={isEditable}
          onPress={() => press({ vote: vote === -1 ? 0 : -1 })}
        >
          <ThumbsDownIcon aria-hidden="true" weight={vote === -1 ? 'fill' : 'regular'} className={icon} />
        </CountButton>
        <CountButton
          label={t('heart', { title })}
          count={heartCount}
          isOn={isOwner || own?.has_heart === true}
          isEditable={isEditable && !isOwner}
          onPress={() => press({ has_heart: own?.has_heart !== true })}
        >
          <HeartIcon aria-hidden="true" weight={isOwner || own?.has_heart ? 'fill' : 'regular'} className={icon} />
        </CountButton>
        {isEditable ? <OwnNote opinions={opinions} onMark={onMark} /> : null}
      </div>
      {own?.note ? (
        <p className="type-sm rounded-control bg-saffron-50 px-3 py-2 whitespace-pre-line [overflow-wrap:anywhere]">{own.note}</p>
      ) : null}
      {others.length > 0 ? (
        <ul aria-label={t('opinions')} className="type-sm flex flex-col gap-1.5">
          {others.map(({ id, name, vote: theirs, has_heart, note }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{transliterateName(name, locale)}</span>{' '}
              <span className="text-ink-2">
                {[theirs === 1 ? t('for') : theirs === -1 ? t('against') : null, has_heart ? t('liked') : null]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {note ? <span className="block whitespace-pre-line">{note}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
