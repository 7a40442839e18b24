'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createStore, type StoreApi, useStore } from 'zustand';
import { ApiFailure } from '@/lib/api/client';
import type { City } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import type { ListingErrors, ListingValues } from '@/lib/domain/statement/listing-values';
import { formErrors, responseErrors } from '../domain/field-errors';
import { toSaveBody } from '../domain/form-values';
import { shownFields } from '../domain/offered-values';
import { isUnpublished, type SaveState } from '../domain/save-state';
import { canCreateDraft } from '../domain/steps';
import { getOwnStatement } from '../queries/get-own-statement';
import { type StatementToSave, useSaveStatement } from '../queries/own-statement';
import { deleteLocalCopy, readLocalCopy, writeLocalCopy } from './local-copy';

const pauseMs = 800;
const retryMs = 5000;

export type AutosaveOptions = {
  form: Pick<UseFormReturn<ListingValues>, 'getValues' | 'subscribe'>;
  parameters: FilterParameters;
  cities: readonly City[];
  /** The statement as the server has it; null for a new one. */
  statement: OwnStatement | null;
  /** Whether the form begins with a local copy that the server does not have. */
  isRestored: boolean;
  /** `conflict` where that copy was based on an older version. */
  saveState: SaveState;
  /** Creates or updates the statement. */
  save: (statement: StatementToSave) => Promise<OwnStatement>;
  /** Called once with the draft that the first save created. */
  onDraftCreated: (statement: OwnStatement) => void;
  onRejected: (errors: ListingErrors) => void;
};

export type SaveProgress = { statement: OwnStatement | null; saveState: SaveState };

function saveStateOf(status: number): SaveState {
  if (status === 401) return 'signed_out';
  if (status === 409) return 'conflict';
  return status === 0 || status === 429 || status >= 500 ? 'offline' : 'rejected';
}

/**
 * Saves a form as it is typed. Unsaved values stay in the browser's storage, so that neither a lost connection nor an expired session
 * loses a word. A published statement is saved only on request, as each of its saves is public at once.
 */
export class Autosave {
  readonly progress: StoreApi<SaveProgress>;
  readonly #options: AutosaveOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  /** Counts changes; the values are saved while both numbers are equal. */
  #revision: number;
  #savedRevision = 0;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#revision = options.isRestored ? 1 : 0;
    this.progress = createStore(() => ({ statement: options.statement, saveState: options.saveState }));
  }

  get statement(): OwnStatement | null {
    return this.progress.getState().statement;
  }

  isUnsaved(): boolean {
    return this.#revision !== this.#savedRevision;
  }

  /** Saves what is unsaved, after a save in progress. @returns whether the server now has everything */
  async saveNow(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running !== null) await this.#running;
    if (this.statement && !this.isUnsaved()) return true;
    this.#running = this.#send().finally(() => {
      this.#running = null;
    });
    const isDone = await this.#running;
    return isDone && this.isUnsaved() && this.#isAutomatic() ? this.saveNow() : isDone;
  }

  /** Replaces what was changed elsewhere with the values of this form. */
  async overwrite(): Promise<void> {
    const { statement } = this;
    if (!statement) return;
    const { version } = await getOwnStatement(statement.id);
    this.progress.setState({ statement: { ...statement, version } });
    await this.saveNow();
  }

  /** Whether the browser's storage has the unsaved values. */
  hasLocalCopy(): boolean {
    return readLocalCopy(this.#statementId()) !== null;
  }

  /** Discards the unsaved values when the author leaves without saving. */
  discardChanges(): void {
    deleteLocalCopy(this.#statementId());
    this.#savedRevision = this.#revision;
  }

  /** Follows the form until the returned function is called. */
  start(): () => void {
    const unsubscribe = this.#options.form.subscribe({
      formState: { values: true },
      callback: () => {
        this.#revision += 1;
        this.#onChange();
      },
    });
    const retry = () => this.#retry();
    window.addEventListener('online', retry);
    window.addEventListener('focus', retry);
    if (this.isUnsaved()) this.#onChange();
    return () => {
      clearTimeout(this.#timer);
      unsubscribe();
      window.removeEventListener('online', retry);
      window.removeEventListener('focus', retry);
    };
  }

  #isAutomatic(): boolean {
    return this.statement === null || isUnpublished(this.statement);
  }

  #statementId(): number | null {
    return this.statement?.id ?? null;
  }

  #writeLocalCopy(): void {
    const values = this.#options.form.getValues();
    writeLocalCopy(this.#statementId(), { values, version: this.statement?.version ?? null });
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), delayMs);
  }

  #onChange(): void {
    this.#writeLocalCopy();
    if (!this.#isAutomatic()) {
      this.progress.setState({ saveState: 'stored_locally' });
      return;
    }
    if (!canCreateDraft(this.#options.form.getValues())) return;
    // The owner has to resolve a conflict; until then the server would refuse every save.
    if (this.progress.getState().saveState === 'conflict') return;
    this.progress.setState({ saveState: 'waiting' });
    this.#schedule(pauseMs);
  }

  #retry(): void {
    const { saveState } = this.progress.getState();
    if (saveState === 'offline' || saveState === 'signed_out') void this.saveNow();
  }

  async #send(): Promise<boolean> {
    const { form, parameters, save } = this.#options;
    const values = form.getValues();
    const revision = this.#revision;
    const { deal_type_id, real_estate_type_id, ...fields } = toSaveBody(values, shownFields(parameters, values));
    if (deal_type_id === undefined || real_estate_type_id === undefined) return false;
    this.progress.setState({ saveState: 'saving' });
    try {
      const { statement } = this;
      const saved = await save({
        body: { ...fields, deal_type_id, real_estate_type_id },
        stored: statement && { id: statement.id, version: statement.version },
      });
      this.#onSaved(saved, revision);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      this.#onFailed(error);
      return false;
    }
  }

  #onSaved(statement: OwnStatement, revision: number): void {
    const { form, parameters, cities, onDraftCreated } = this.#options;
    const isFirst = this.statement === null;
    if (isFirst) deleteLocalCopy(null);
    this.#savedRevision = revision;
    this.progress.setState({ statement });
    const isPartial = Object.keys(formErrors(form.getValues(), parameters, cities, false)).length > 0;
    if (this.isUnsaved() || isPartial) this.#writeLocalCopy();
    else deleteLocalCopy(this.#statementId());
    this.progress.setState({ saveState: isPartial ? 'partial' : 'saved' });
    if (isFirst) onDraftCreated(statement);
  }

  #onFailed(error: ApiFailure): void {
    const saveState = saveStateOf(error.status);
    this.progress.setState({ saveState });
    if (error.status === 422) this.#options.onRejected(responseErrors(error.envelope?.errors ?? {}));
    if (saveState === 'offline') this.#schedule((error.retryAfterSeconds ?? 0) * 1000 || retryMs);
  }
}

/** Saves the form for as long as its component is mounted. */
export function useAutosave(options: Omit<AutosaveOptions, 'save'>): Autosave {
  const { mutateAsync: save } = useSaveStatement();
  const [autosave] = useState(() => new Autosave({ ...options, save }));
  useEffect(() => autosave.start(), [autosave]);
  return autosave;
}

/** The statement as last saved, and whether what was typed since is saved. */
export const useSaveProgress = ({ progress }: Autosave) => useStore(progress);
