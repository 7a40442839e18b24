import { create } from 'zustand';
import type { Loan } from '@/lib/domain/loan/calculator';
import type { LoanStatement } from './loan-statement';

/** Where the modal was opened from. */
export const loanOpeners = ['fromHeader', 'fromStatement', 'fromHomeCard', 'fromStatementCard'] as const;
export type LoanOpener = (typeof loanOpeners)[number];
type SuccessFlags = Record<LoanOpener, boolean>;

/** What was typed, by the name of the field as the API calls it. */
export type FormValues = Readonly<Record<string, string>>;
export type CodeSent = { phone: string; atMs: number };
export type FieldError = { name: string; key: string };

/** Result of the last request, if any. */
type Submission = { state: 'none' } | { state: 'sent' } | { state: 'failed'; key: string };

const resetDelayMs = 1000;
const noFlags: SuccessFlags = { fromHeader: false, fromStatement: false, fromHomeCard: false, fromStatementCard: false };
const initialSubmission = {
  isFormShown: false,
  isReadingTerms: false,
  submission: { state: 'none' },
  errors: [],
  termsAndConditions: false,
} as const;

type MortgageState = {
  /** The state of the calculator; null until the banks are known. */
  loan: Loan | null;
  statement: LoanStatement | null;
  opener: LoanOpener;
  /** Replaces the calculator with the request. */
  isFormShown: boolean;
  /** Replaces the request with the terms. */
  isReadingTerms: boolean;
  values: FormValues;
  /** The number whose code was right; a request for another number needs its own. */
  confirmedPhone: string | null;
  /** The last code that was requested, while the form contains its number. */
  codeSent: CodeSent | null;
  termsAndConditions: boolean;
  submission: Submission;
  /** Errors of the API, shown at the fields once the form is back. */
  errors: readonly FieldError[];
  /** Which opener shows the result of an accepted request. */
  successModalForIDs: SuccessFlags;
  setLoan: (loan: Loan) => void;
  /** Begins a calculation, or continues the one of the same statement. */
  open: (opener: LoanOpener, statement: LoanStatement | null, makeLoan: () => Loan | null) => void;
  showForm: (isFormShown: boolean) => void;
  readTerms: (isReadingTerms: boolean) => void;
  /** Agreeing leads back to the form. */
  agree: (termsAndConditions: boolean) => void;
  /** Stores what was typed; other fields stay. */
  setValues: (values: FormValues) => void;
  setConfirmedPhone: (phone: string | null) => void;
  setCodeSent: (codeSent: CodeSent | null) => void;
  succeed: () => void;
  fail: (errors: readonly FieldError[], key: string) => void;
  /** Back to the form after a failure; everything typed stays. */
  retry: () => void;
  /** Resets the flags at once, and the state of the submission a second later, when the modal is no longer visible. */
  close: () => void;
};

let resetTimer: ReturnType<typeof setTimeout> | undefined;

/** State of the mortgage that is neither in the address nor in the responses of the API. */
export const useMortgage = create<MortgageState>()((set, get) => {
  /** Reopening within that second ends the reset at once. */
  const endReset = () => {
    if (resetTimer === undefined) return;
    clearTimeout(resetTimer);
    resetTimer = undefined;
    set(initialSubmission);
  };
  return {
    ...initialSubmission,
    loan: null,
    statement: null,
    opener: 'fromHeader',
    values: {},
    confirmedPhone: null,
    codeSent: null,
    successModalForIDs: noFlags,
    setLoan: (loan) => set({ loan }),
    open: (opener, statement, makeLoan) => {
      const { loan, statement: before } = get();
      const isSame = loan !== null && before?.id === statement?.id;
      endReset();
      set({ opener, statement, loan: isSame ? loan : makeLoan() });
    },
    showForm: (isFormShown) => {
      endReset();
      set({ isFormShown, isReadingTerms: false });
    },
    readTerms: (isReadingTerms) => set({ isReadingTerms }),
    agree: (termsAndConditions) => set({ termsAndConditions, isReadingTerms: false }),
    setValues: (values) => set((state) => ({ values: { ...state.values, ...values } })),
    setConfirmedPhone: (confirmedPhone) => set({ confirmedPhone }),
    setCodeSent: (codeSent) => set({ codeSent }),
    succeed: () =>
      set(({ opener }) => ({ submission: { state: 'sent' }, errors: [], successModalForIDs: { ...noFlags, [opener]: true } })),
    fail: (errors, key) => set({ submission: { state: 'failed', key }, errors }),
    retry: () => set({ submission: { state: 'none' } }),
    close: () => {
      set({ successModalForIDs: noFlags });
      clearTimeout(resetTimer);
      resetTimer = setTimeout(endReset, resetDelayMs);
    },
  };
});
