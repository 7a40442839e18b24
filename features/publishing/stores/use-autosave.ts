'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSaveStatement } from '../queries/own-statement';
import { Autosave, type AutosaveOptions } from './autosave';

/** Saves the form beside it for as long as its component is mounted. */
export function useAutosave(options: Omit<AutosaveOptions, 'save'>): Autosave {
  const { mutateAsync: save } = useSaveStatement();
  const [autosave] = useState(() => new Autosave({ ...options, save }));
  useEffect(() => autosave.start(), [autosave]);
  return autosave;
}

/** The statement as last saved, and whether what was typed since is saved. */
export const useSaveProgress = ({ progress }: Autosave) => useStore(progress);
