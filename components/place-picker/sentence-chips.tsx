'use client';

import { useTranslations } from 'next-intl';
import { RemovableChip } from '@/components/ui/buttons/chip';
import type { ReadSentence } from './use-sentence';

/** What was understood of a sentence, as chips below the field that it is written in; what was not stays as text, and what no filter expresses is said. */
export function SentenceChips({ sentence: { chips, q, ignored, remove } }: { sentence: ReadSentence }) {
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
      {ignored.length === 0 ? null : (
        <span className="type-sm text-ink-2">{t('sentence.ignored', { words: ignored.join(', ') })}</span>
      )}
    </div>
  );
}
