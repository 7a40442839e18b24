'use client';

import { ImagesIcon } from '@phosphor-icons/react/dist/ssr/Images';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { cn } from '@/lib/cn';

interface FileDropProps {
  /** The file types, as in the `accept` of an input. */
  accept: string;
  onFiles: (files: File[]) => void;
  /** Text of the button. */
  label: string;
  /** Limits and other hints. */
  hint: ReactNode;
  /** Text for a mouse: "or drop them here". */
  dropText: string;
  isDisabled?: boolean;
}

/** A box for files, chosen or dropped. Its input is the control that the keyboard reaches. */
export function FileDrop({ accept, onFiles, label, hint, dropText, isDisabled = false }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const take = (list: FileList | null) => {
    if (list && list.length > 0) onFiles([...list]);
    // Lets the same file be chosen again after it was deleted.
    if (input.current) input.current.value = '';
  };
  const drag = (event: DragEvent, isHere: boolean) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isHere);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Dropping is only a shorter way for a mouse to what the input inside does for everybody.
    <div
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!isDisabled) take(event.dataTransfer.files);
      }}
      className={cn(
        'relative flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-tuff-300 px-4 py-7 text-center transition has-focus-visible:border-focus',
        isOver && 'border-brand bg-brand-soft',
      )}
    >
      <ImagesIcon aria-hidden="true" className="size-9 text-ink-3" />
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={accept}
        disabled={isDisabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => take(event.target.files)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cn(
          buttonClasses({ variant: 'secondary' }),
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:cursor-not-allowed peer-disabled:bg-tuff-100 peer-disabled:text-disabled',
        )}
      >
        {label}
      </label>
      <span className="type-xs text-ink-2 pointer-coarse:hidden">{dropText}</span>
      <p id={`${id}-hint`} className="type-xs max-w-100 text-ink-2">
        {hint}
      </p>
    </div>
  );
}
