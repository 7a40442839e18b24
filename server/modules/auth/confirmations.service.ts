import { hourMs } from '@/lib/domain/time/duration';
import type { Clock } from '../../ports/clock';
import type { CodesRepository } from './codes.repository';

/** What the code of a guest's form is sent for. */
export const formPurpose = 'form';
const confirmedMs = hourMs;

export type ConfirmationsService = ReturnType<typeof createConfirmationsService>;

/** Numbers of guests' forms: one counts as confirmed for an hour in the browser that brought its code back. */
export const createConfirmationsService = ({ codes, clock }: { codes: Pick<CodesRepository, 'wasUsedSince'>; clock: Clock }) => ({
  /** @param binding the browser, as the code was sent to it */
  isConfirmed: (phone: string, binding: string): Promise<boolean> =>
    codes.wasUsedSince({ phone, purpose: formPurpose, binding }, new Date(clock().getTime() - confirmedMs)),
});
