'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { RemovableChip } from '@/components/ui/buttons/chip';
import type { ReadSentence } from './use-sentence';

interface SentenceChipsProps {
  sentence: ReadSentence;
  /** Label of the button, with the number of what it finds. */
  submitLabel: ReactNode;
  onSubmit: () => void;
}

/** What was understood of a sentence, as chips below the field that it is written in; what was not stays as text. */
export function SentenceChips({ sentence: { chips, q, remove }, submitLabel, onSubmit }: SentenceChipsProps) {
  const t = useTranslations('place');
  return (
    // biome-ignore lint/a11y/useSemanticElements: the chips are not fields, and a legend could not be laid out among them.
    <div role="group" aria-label={t('sentence.understood')} className="flex flex-wrap items-center gap-2 pt-2">
      {chips.map((chip) => (
        <RemovableChip
          key={`${chip.names.join()}-${chip.id}`}
          removeLabel={t('remove', { name: chip.label })}
          onRemove={() => remove(chip)}
        >
          {chip.label}
        </RemovableChip>
      ))}
      {q === '' ? null : <span className="type-sm text-ink-2">{t('sentence.text', { text: q })}</span>}
      <Button size="md" onClick={onSubmit} className="ml-auto max-md:w-full">
        {submitLabel}
      </Button>
    </div>
  );
}
