import { createFormControl } from 'react-hook-form';
import { createStore, type StoreApi } from 'zustand';
import { ApiFailure } from '@/lib/api/client';
import type { Estimate, EstimateBody } from '@/lib/contracts/estimate';
import { toEstimatePayload } from '@/lib/domain/estimate/vocabulary';
import { writeDraft } from '@/lib/stores/drafts';
import {
  applyChange,
  type EstimateFieldName,
  type EstimateValues,
  emptyForm,
  fieldNames,
  toEstimateForm,
} from '../domain/form-values';
import { predictPrice } from '../queries/estimates';

/** The intent to estimate values of the visitor's own. */
export const estimateIntent = 'estimate';

/** The draft of a form; null for a form of the visitor's own. */
export const estimateDraft = (statementId: number | null): string =>
  statementId === null ? 'estimate' : `estimate ${statementId}`;

/** 0 the result, 1 the introduction, 2 the form. */
export type Tab = 0 | 1 | 2;

/** Why there is no estimate. */
type Failure = 'insufficient_data' | 'too_many' | 'connection' | 'other';

/** The values, which outlive the component of the form. */
type EstimateFormControl = ReturnType<typeof createFormControl<EstimateValues>>;

type EstimateState = {
  tab: Tab;
  /** The statement that fills in the form; null for a form of the visitor's own. */
  statementId: number | null;
  isEstimating: boolean;
  estimate: Estimate | null;
  /** The values that the estimate is for. */
  estimatedValues: EstimateValues | null;
  failure: Failure | null;
  /** Whether the result contains an estimate. */
  modalSucceed: boolean;
  /** Whether the statement was not enough for an estimate. */
  fromStatementNoSucceed: boolean;
  /** Whether the form shows every error from the beginning, as the visitor has to complete a statement's data. */
  showsEveryError: boolean;
  /** The automatic estimate of the form's current values. */
  preview: Estimate | null;
  goTo: (tab: Tab) => void;
  change: (changes: Partial<EstimateValues>) => void;
  /** Shows the errors of a field that the visitor has left. */
  touch: (name: EstimateFieldName) => void;
  /** Begins with a statement, or with nothing; values of another statement are discarded. */
  begin: (statementId: number | null) => void;
  /** Discards everything and returns to the introduction. */
  startOver: () => void;
  /** Estimates a statement from its data; where they are not enough, the form opens with them. */
  estimateStatement: (load: LoadForm) => Promise<void>;
  /** Estimates the form and shows the result. */
  submit: () => Promise<void>;
  /** Estimates the form while it is being filled in; failures are not shown. */
  loadPreview: () => Promise<void>;
  /** Discards the result, and the values of a statement; values of the visitor's own stay for the next time. */
  close: () => void;
};

export type EstimateStore = StoreApi<EstimateState> & { form: EstimateFormControl };
/** The form filled in from a statement; null where that is not possible. */
type LoadForm = () => Promise<EstimateValues | null>;
type Predict = (body: EstimateBody) => Promise<Estimate | null>;
type Access = {
  form: EstimateFormControl;
  set: StoreApi<EstimateState>['setState'];
  get: StoreApi<EstimateState>['getState'];
  request: ReturnType<typeof createLatestRequest>['request'];
};

const noResult = { estimate: null, estimatedValues: null, modalSucceed: false, preview: null } as const;

const closed = {
  tab: 1,
  isEstimating: false,
  ...noResult,
  failure: null,
  fromStatementNoSucceed: false,
  showsEveryError: false,
} as const;

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiFailure)) return 'other';
  const keys = Object.values(error.envelope?.errors ?? {}).flat();
  if (error.status === 422 && keys.includes('errors.estimate_thin')) return 'insufficient_data';
  if (error.status === 429) return 'too_many';
  return error.status === 0 ? 'connection' : 'other';
}

/** The request for the form's current values, with the statement they came from; null while the form is not ready. */
function bodyOf({ form, get }: Pick<Access, 'form' | 'get'>): EstimateBody | null {
  const body = toEstimatePayload(toEstimateForm(form.getValues()));
  const { statementId } = get();
  return body === null || statementId === null ? body : { ...body, statement_id: statementId };
}

type EstimateResult = { estimate: Estimate } | { failure: Failure };

/** Runs one request at a time: an equal one is shared, and one that was overtaken or cancelled resolves to null. */
function createLatestRequest(predict: Predict) {
  let generation = 0;
  let latest: { key: string; result: Promise<EstimateResult> } | null = null;
  const resultOf = async (body: EstimateBody): Promise<EstimateResult> => {
    try {
      const estimate = await predict(body);
      return estimate === null ? { failure: 'insufficient_data' } : { estimate };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };
  const cancel = (): void => {
    generation += 1;
    latest = null;
  };
  const request = async (body: EstimateBody): Promise<EstimateResult | null> => {
    const key = JSON.stringify(body);
    if (latest?.key !== key) {
      cancel();
      latest = { key, result: resultOf(body) };
    }
    const started = generation;
    const result = await latest.result;
    if (started !== generation) return null;
    // A failed request may be repeated.
    if ('failure' in result) latest = null;
    return result;
  };
  return { request, cancel };
}

async function submit({ form, set, get, request }: Access): Promise<void> {
  const body = bodyOf({ form, get });
  if (body === null || get().isEstimating) return;
  const estimatedValues = form.getValues();
  set({ isEstimating: true, failure: null });
  // Resolves at once where the automatic estimate has sent the same request.
  const result = await request(body);
  if (result === null) return;
  if ('failure' in result) return set({ isEstimating: false, ...noResult, failure: result.failure });
  const { estimate } = result;
  set({ isEstimating: false, tab: 0, estimate, estimatedValues, modalSucceed: true, fromStatementNoSucceed: false });
}

async function estimateStatement({ form, set, get, request }: Access, load: LoadForm): Promise<void> {
  const { statementId, isEstimating } = get();
  if (isEstimating) return;
  set({ tab: 0, isEstimating: true, failure: null, ...noResult });
  const values = await load();
  // The visitor may have closed the estimate or opened another one.
  if (!get().isEstimating || get().statementId !== statementId) return;
  const openForm = { tab: 2, isEstimating: false, fromStatementNoSucceed: true } as const;
  form.reset(values ?? emptyForm);
  if (values === null) return set({ ...openForm, statementId: null });
  const body = bodyOf({ form, get });
  if (body === null) return set({ ...openForm, showsEveryError: true });
  const result = await request(body);
  if (result === null) return;
  if ('failure' in result) return set({ ...openForm, failure: result.failure });
  set({ isEstimating: false, estimate: result.estimate, estimatedValues: values, modalSucceed: true });
}

async function loadPreview({ form, set, get, request }: Access): Promise<void> {
  const body = bodyOf({ form, get });
  if (body === null || get().isEstimating || get().tab === 0) return;
  const result = await request(body);
  if (result !== null) set({ preview: 'estimate' in result ? result.estimate : null });
}

/** Checks the fields that the visitor has left, and the floors in total once the floor below them is known. */
function showErrors(form: EstimateFormControl): void {
  const isLeft = (name: EstimateFieldName): boolean => form.getFieldState(name).isTouched;
  const hasFloors = form.getValues('total_floors') !== '' && isLeft('floor');
  void form.trigger(fieldNames.filter((name) => isLeft(name) || (name === 'total_floors' && hasFloors)));
}

/** The state of one estimate, from its form to its result. @param predict requests an estimate; replaced in tests */
export function createEstimateStore(predict: Predict = predictPrice): EstimateStore {
  const form = createFormControl<EstimateValues>({ defaultValues: emptyForm });
  form.reset(emptyForm);
  const { request, cancel } = createLatestRequest(predict);
  const store = createStore<EstimateState>()((set, get) => {
    const access: Access = { form, set, get, request };
    const reset = (changes: Partial<EstimateState> = {}): void => {
      cancel();
      set({ ...closed, ...changes });
    };
    const discard = (): void => {
      writeDraft(estimateDraft(get().statementId), null);
      resetForm(null);
    };
    const resetForm = (statementId: number | null): void => {
      form.reset(emptyForm);
      reset({ statementId });
    };
    return {
      ...closed,
      statementId: null,
      goTo: (tab) => set({ tab, failure: null }),
      change: (changes) => {
        form.setValues(applyChange(form.getValues(), changes));
        set({ failure: null, preview: null });
        showErrors(form);
      },
      touch: (name) => void form.trigger(name, { shouldTouch: true }).then(() => showErrors(form)),
      begin: (statementId) => {
        if (get().statementId !== statementId) resetForm(statementId);
      },
      startOver: discard,
      estimateStatement: (load) => estimateStatement(access, load),
      submit: () => submit(access),
      loadPreview: () => loadPreview(access),
      // A statement that stayed would be estimated again while the modal closes.
      close: () => (get().statementId === null ? reset() : discard()),
    };
  });
  return Object.assign(store, { form });
}
