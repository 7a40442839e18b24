import { create } from 'zustand';

/** What the calculator takes over from the statement on the page. Prices are keyed by currency id, in whole units. */
export type LoanStatement = {
  id: number;
  title: string;
  prices: Partial<Record<number, number>>;
  /** Whether its author is a developer. */
  isFromDeveloper: boolean;
};

type State = { statement: LoanStatement | null };

/** The statement of the page, where it is one that a bank may lend for. A separate store, since pages load it before any dialog opens. */
export const useLoanStatement = create<State>()(() => ({ statement: null }));
