import { type FillOptions, withFill, withoutFill } from '@/lib/routes/addresses/fill-address';

const here = (): URL => new URL(window.location.href);

/** Marks a history entry whose predecessor is the same page without the top-up. */
const pushed = { isFillPushed: true };

/** Opens the top-up of the balance over the current page, whose state is kept. */
export function openFillBalance(options: FillOptions = {}): void {
  window.history.pushState(pushed, '', withFill(here(), options));
}

/** Removes the top-up from the address. @param isLeaving whether another page follows at once */
export function closeFillBalance(isLeaving = false): void {
  const { isFillPushed } = (window.history.state ?? {}) as Partial<typeof pushed>;
  if (isFillPushed && !isLeaving) window.history.back();
  else window.history.replaceState(null, '', withoutFill(here()));
}
