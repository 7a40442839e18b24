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
    // There is no draft, or another program wrote there.
    return {};
  }
}

/**
 * Stores unsaved values, so that the end of a session and the sign-in that follows lose nothing.
 * @param userId the owner of the draft; another user who signs in does not see it
 */
export function useDetailsDraft(form: UseFormReturn<PersonalForm>, userId: number): void {
  const name = `personal-information-${userId}`;
  // Read after hydration: the server knows no drafts.
  useEffect(() => {
    const draft = read(name);
    for (const field of fields) if (draft[field] !== undefined) form.setValue(field, draft[field], { shouldDirty: true });
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
