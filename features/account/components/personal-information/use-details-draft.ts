'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { readDraft, writeDraft } from '@/lib/stores/text-draft';
import type { PersonalForm } from '../../personal-form.schema';

const fields = ['name', 'email', 'legal_name', 'identification_code'] as const satisfies (keyof PersonalForm)[];
const draftSchema = z.partialRecord(z.enum(fields), z.string());

function read(name: string): z.infer<typeof draftSchema> {
  try {
    return draftSchema.parse(JSON.parse(readDraft(name)));
  } catch {
    // Nothing was typed, or another program wrote there.
    return {};
  }
}

/**
 * Keeps what is typed and not saved: a session that ended meanwhile, and the sign-in that follows, lose nothing.
 * @param userId whose draft it is; who signs in instead sees nothing of it
 */
export function useDetailsDraft(form: UseFormReturn<PersonalForm>, userId: number): void {
  const name = `personal-information-${userId}`;
  // Read after hydration: the server knows no drafts.
  useEffect(() => {
    const kept = read(name);
    for (const field of fields) if (kept[field] !== undefined) form.setValue(field, kept[field], { shouldDirty: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const typed = fields.filter((field) => values[field] !== defaultValues?.[field]);
        writeDraft(
          name,
          typed.length === 0 ? '' : JSON.stringify(Object.fromEntries(typed.map((field) => [field, values[field]]))),
        );
      },
    });
  }, [form, name]);
}
