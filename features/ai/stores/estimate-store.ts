import { createStore, type StoreApi } from 'zustand';
import { ApiFailure } from '@/lib/api/client';
import type { Estimate, EstimateBody } from '@/lib/contracts/estimate';
import { toEstimatePayload } from '@/lib/domain/estimate/vocabulary';
import { applyChange, emptyForm, type FieldName, type FormValues, fieldNames } from '../domain/form-values';
import { predictPrice } from '../queries/predict-price';

/** 0 the result, 1 the introduction, 2 the form. */
export type Tab = 0 | 1 | 2;

/** Why there is no estimate: too few apartments near it, too many questions, no connection, or anything else. */
type Failure = 'thin' | 'too_many' | 'connection' | 'other';

type EstimateState = {
  tab: Tab;
  values: FormValues;
  /** Fields that the visitor has been in: only these tell what is wrong. */
  touched: ReadonlySet<FieldName>;
  /** The statement that fills the form in; null for a form of the visitor's own. */
  statementId: number | null;
  isAsking: boolean;
  estimate: Estimate | null;
  /** The form that the estimate answers. */
  asked: FormValues | null;
  failure: Failure | null;
  /** An estimate stands in the result. */
  modalSucceed: boolean;
  /** The statement alone was not enough for an estimate. */
  fromStatementNoSucceed: boolean;
  /** What the automatic estimate said of the form as it stood. */
  preview: Estimate | null;
  goTo: (tab: Tab) => void;
  change: (change: Partial<FormValues>) => void;
  touch: (name: FieldName) => void;
  /** Begins with a statement, or with nothing; what was filled in for another is put aside. */
  begin: (statementId: number | null) => void;
  /** Puts everything aside for another apartment, and begins with the introduction. */
  startOver: () => void;
  /** Estimates a statement from its own data; where they are not enough, the form is offered with them. */
  estimateStatement: (load: LoadForm) => Promise<void>;
  /** Estimates the form and shows the result. */
  submit: () => Promise<void>;
  /** Estimates the form while it is being filled, in silence. */
  loadPreview: () => Promise<void>;
  /** Forgets the result, and a statement; what the visitor filled in without one stays for the next time. */
  close: () => void;
};

export type EstimateStore = StoreApi<EstimateState>;
/** The form as a statement fills it in; null where that cannot be had. */
type LoadForm = () => Promise<FormValues | null>;
type Predict = (body: EstimateBody) => Promise<Estimate | null>;
type Access = {
  set: EstimateStore['setState'];
  get: EstimateStore['getState'];
  ask: ReturnType<typeof createLatestRequest>['ask'];
};

const noResult = { estimate: null, asked: null, modalSucceed: false, preview: null } as const;

const closed = { tab: 1, isAsking: false, ...noResult, failure: null, fromStatementNoSucceed: false } as const;

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiFailure)) return 'other';
  const faults = Object.values(error.envelope?.errors ?? {}).flat();
  if (error.status === 422 && faults.includes('errors.estimate_thin')) return 'thin';
  if (error.status === 429) return 'too_many';
  return error.status === 0 ? 'connection' : 'other';
}

/** What is sent for a form, with the statement that it came from; null while it is not ready. */
function bodyOf({ values, statementId }: Pick<EstimateState, 'values' | 'statementId'>): EstimateBody | null {
  const body = toEstimatePayload(values);
  return body === null || statementId === null ? body : { ...body, statement_id: statementId };
}

type EstimateResult = { estimate: Estimate } | { failure: Failure };

/** Asks one question at a time: the same one is not asked twice, and the answer to one that was overtaken or dropped is null. */
function createLatestRequest(predict: Predict) {
  let generation = 0;
  let latest: { key: string; answer: Promise<EstimateResult> } | null = null;
  const questionOf = async (body: EstimateBody): Promise<EstimateResult> => {
    try {
      const estimate = await predict(body);
      return estimate === null ? { failure: 'thin' } : { estimate };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };
  const drop = (): void => {
    generation += 1;
    latest = null;
  };
  const ask = async (body: EstimateBody): Promise<EstimateResult | null> => {
    const key = JSON.stringify(body);
    if (latest?.key !== key) {
      drop();
      latest = { key, answer: questionOf(body) };
    }
    const own = generation;
    const answer = await latest.answer;
    if (own !== generation) return null;
    // A question that failed may be asked again.
    if ('failure' in answer) latest = null;
    return answer;
  };
  return { ask, drop };
}

async function submit({ set, get, ask }: Access): Promise<void> {
  const body = bodyOf(get());
  if (body === null || get().isAsking) return;
  const { values: asked } = get();
  set({ isAsking: true, failure: null });
  // What the automatic estimate has asked already is answered at once.
  const answer = await ask(body);
  if (answer === null) return;
  const done = { isAsking: false, tab: 0, asked, modalSucceed: true, fromStatementNoSucceed: false } as const;
  if ('estimate' in answer) set({ ...done, estimate: answer.estimate });
  else set({ isAsking: false, ...noResult, failure: answer.failure });
}

async function estimateStatement({ set, get, ask }: Access, load: LoadForm): Promise<void> {
  const { statementId, isAsking } = get();
  if (isAsking) return;
  set({ tab: 0, isAsking: true, failure: null, ...noResult });
  const values = await load();
  // Meanwhile the visitor may have closed it or turned to another one.
  if (!get().isAsking || get().statementId !== statementId) return;
  const isOpenForm = { tab: 2, isAsking: false, fromStatementNoSucceed: true } as const;
  if (values === null) return set({ ...isOpenForm, values: emptyForm, statementId: null });
  set({ values });
  const body = bodyOf(get());
  // Whoever has to add to a statement's data sees at once what is missing.
  if (body === null) return set({ ...isOpenForm, touched: new Set(fieldNames) });
  const answer = await ask(body);
  if (answer === null) return;
  if ('estimate' in answer) set({ isAsking: false, estimate: answer.estimate, asked: values, modalSucceed: true });
  else set({ ...isOpenForm, failure: answer.failure });
}

async function loadPreview({ set, get, ask }: Access): Promise<void> {
  const body = bodyOf(get());
  if (body === null || get().isAsking || get().tab === 0) return;
  const answer = await ask(body);
  if (answer !== null) set({ preview: 'estimate' in answer ? answer.estimate : null });
}

/** The state of one estimate, from its form to its result. @param predict asks the model; another one in tests */
export function createEstimateStore(predict: Predict = predictPrice): EstimateStore {
  return createStore<EstimateState>()((set, get) => {
    const { ask, drop } = createLatestRequest(predict);
    const access: Access = { set, get, ask };
    const reset = (fresh: Partial<EstimateState>): void => {
      drop();
      set({ ...closed, ...fresh });
    };
    return {
      ...closed,
      values: emptyForm,
      touched: new Set(),
      statementId: null,
      goTo: (tab) => set({ tab, failure: null }),
      change: (change) => set({ values: applyChange(get().values, change), failure: null, preview: null }),
      touch: (name) => {
        if (!get().touched.has(name)) set({ touched: new Set([...get().touched, name]) });
      },
      begin: (statementId) => {
        if (get().statementId !== statementId) reset({ values: emptyForm, touched: new Set(), statementId });
      },
      startOver: () => reset({ values: emptyForm, touched: new Set(), statementId: null }),
      estimateStatement: (load) => estimateStatement(access, load),
      submit: () => submit(access),
      loadPreview: () => loadPreview(access),
      // A statement that stayed would be estimated again at once, while the modal still goes.
      close: () => reset(get().statementId === null ? {} : { values: emptyForm, touched: new Set(), statementId: null }),
    };
  });
}
