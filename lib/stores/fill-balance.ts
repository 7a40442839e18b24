import { type FillOptions, withFill } from '../routes/fill-address';

/** Opens the top-up of the balance over the present page, which keeps everything that it holds. */
export function openFillBalance(options: FillOptions = {}): void {
  window.history.pushState(null, '', withFill(new URL(window.location.href), options));
}
