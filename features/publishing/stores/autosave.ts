import { ApiFailure } from '@/lib/api/client';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import { formErrors, responseErrors } from '../domain/field-errors';
import type { FormValues } from '../domain/form-values';
import { shownFields } from '../domain/offered-values';
import { toSaveBody } from '../domain/statement-values';
import { canCreateDraft } from '../domain/steps';
import { createDraft, getOwnStatement, saveStatement } from '../queries/own-statement';
import { type FormStore, isUnsaved, type SaveState } from './form-store';
import { type CopyOwner, dropCopy, writeCopy } from './local-copy';

const pauseMs = 800;
const retryMs = 5000;
/** States of a statement that nobody else sees yet: these are saved as one types. */
const unpublishedStates: readonly string[] = ['draft', 'unpaid'];

type Options = {
  form: FormStore;
  userId: number;
  /** Called once with the draft that the first save began. */
  onDraftCreated: (statement: OwnStatement) => void;
};

/** What a failed save says of the form. */
function saveStateOf(status: number): SaveState {
  if (status === 401) return 'signed_out';
  if (status === 409) return 'changed';
  return status === 0 || status === 429 || status >= 500 ? 'lost' : 'refused';
}

/**
 * Saves a form as it is typed. What is not saved yet stays in this browser's storage, so that neither a lost connection nor an
 * expired session costs a word. A published statement changes only when its owner says so, for every save of it is public.
 */
export function createAutosave({ form, userId, onDraftCreated }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  const owner = (): CopyOwner => {
    const { statement } = form.getState();
    return statement ? { statementId: statement.id } : { userId };
  };
  const isAutomatic = (): boolean => unpublishedStates.includes(form.getState().statement?.state ?? 'draft');
  const keepCopy = (): void => {
    const { values, statement } = form.getState();
    writeCopy(owner(), { values, version: statement?.version ?? null });
  };
  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), delayMs);
  };

  function settle(statement: OwnStatement, sent: FormValues): void {
    const isFirst = form.getState().statement === null;
    if (isFirst) dropCopy({ userId });
    form.setState({ statement, savedValues: sent });
    const { values, parameters, cities } = form.getState();
    const isPartly = Object.keys(formErrors(values, parameters, cities, false)).length > 0;
    if (isUnsaved(form.getState()) || isPartly) keepCopy();
    else dropCopy(owner());
    form.setState({ save: isPartly ? 'partly' : 'saved' });
    if (isFirst) onDraftCreated(statement);
  }

  async function send(): Promise<boolean> {
    const { values, statement, parameters } = form.getState();
    const { deal_type_id, real_estate_type_id, ...fields } = toSaveBody(values, shownFields(parameters, values));
    if (deal_type_id === undefined || real_estate_type_id === undefined) return false;
    form.setState({ save: 'saving' });
    try {
      const body = { ...fields, deal_type_id, real_estate_type_id };
      settle(
        statement ? await saveStatement(statement.id, { ...body, version: statement.version }) : await createDraft(body),
        values,
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const save = saveStateOf(error.status);
      form.setState({ save });
      if (error.status === 422) form.getState().showErrors(responseErrors(error.envelope?.errors ?? {}));
      if (save === 'lost') schedule((error.retryAfterSeconds ?? 0) * 1000 || retryMs);
      return false;
    }
  }

  /** Saves what is unsaved, after whatever is under way. @returns whether the server now has everything */
  async function saveNow(): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running;
    if (form.getState().statement && !isUnsaved(form.getState())) return true;
    running = send().finally(() => {
      running = null;
    });
    const isDone = await running;
    return isDone && isUnsaved(form.getState()) && isAutomatic() ? saveNow() : isDone;
  }

  const onChange = (): void => {
    keepCopy();
    if (!isAutomatic()) form.setState({ save: 'kept' });
    if (!isAutomatic() || !canCreateDraft(form.getState().values)) return;
    // A conflict is settled by the owner; until then a save would only be refused again.
    if (form.getState().save === 'changed') return;
    form.setState({ save: 'waiting' });
    schedule(pauseMs);
  };
  const retry = (): void => {
    const { save } = form.getState();
    if (save === 'lost' || save === 'signed_out') void saveNow();
  };

  return {
    saveNow,
    /** Takes the newest version for the base of what is typed here, which then replaces what was changed elsewhere. */
    overwrite: async (): Promise<void> => {
      const { statement } = form.getState();
      if (!statement) return;
      const { version } = await getOwnStatement(statement.id);
      form.setState({ statement: { ...statement, version } });
      await saveNow();
    },
    /** Forgets this browser's copy, for somebody who leaves without it. */
    forget: (): void => dropCopy(owner()),
    /** Follows the form until the returned function is called. */
    start: (): (() => void) => {
      const unsubscribe = form.subscribe((state, before) => {
        if (state.values !== before.values) onChange();
      });
      window.addEventListener('online', retry);
      window.addEventListener('focus', retry);
      if (isUnsaved(form.getState())) onChange();
      return () => {
        clearTimeout(timer);
        unsubscribe();
        window.removeEventListener('online', retry);
        window.removeEventListener('focus', retry);
      };
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
