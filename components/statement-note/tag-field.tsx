'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Chip, RemovableChip } from '@/components/ui/buttons/chip';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { tagsMax, tagTextMax } from '@/lib/contracts/bounds';
import { useErrorTexts } from '@/lib/i18n/error-texts';

const suggestionsMax = 6;

type Props = {
  tags: readonly string[];
  /** Tags that the visitor used before. */
  known: readonly string[];
  onTagsChange: (tags: string[]) => void;
};

const isAmong = (tags: readonly string[], tag: string): boolean =>
  tags.some((other) => other.toLowerCase() === tag.toLowerCase());

/** Up to ten short tags of the visitor's own. */
export function TagField({ tags, known, onTagsChange }: Props) {
  const t = useTranslations('notes');
  useErrorTexts();
  const errors = useTranslations('errors');
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const add = (tag: string) => {
    const text = tag.trim();
    const isFull = tags.length >= tagsMax;
    setIsRefused(isFull && text !== '');
    if (text === '' || isFull) return;
    if (!isAmong(tags, text)) onTagsChange([...tags, text]);
    setTyped('');
  };
  const remove = (tag: string) => {
    setIsRefused(false);
    onTagsChange(tags.filter((other) => other !== tag));
  };
  const suggestions = known.filter((tag) => !isAmong(tags, tag)).slice(0, suggestionsMax);
  return (
    <div className="flex flex-col gap-2.5">
      <Field label={t('tags')} hint={t('tags_hint', { count: tagsMax })} error={isRefused ? errors('too_many_tags') : null}>
        <div className="flex gap-2">
          <Input
            value={typed}
            onValueChange={setTyped}
            maxLength={tagTextMax}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add(typed);
            }}
          />
          <Button
            variant="secondary"
            onClick={() => add(typed)}
            icon={<PlusIcon aria-hidden="true" className="size-5" />}
            className="shrink-0"
          >
            {t('add_tag')}
          </Button>
        </div>
      </Field>
      {tags.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full [overflow-wrap:anywhere]">
              <RemovableChip removeLabel={t('remove_tag', { tag })} onRemove={() => remove(tag)}>
                {tag}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      {suggestions.length > 0 ? (
        <ul aria-label={t('known_tags')} className="flex flex-wrap gap-1.5">
          {suggestions.map((tag) => (
            <li key={tag}>
              <Chip isSelected={false} onSelectedChange={() => add(tag)}>
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
