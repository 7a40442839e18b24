const name = 'rnd';
const limit = 1000;

/** A new `rnd` of the payment-result page: an integer from 0 to 999, stored in local storage. */
export function nextRnd(): number {
  const rnd = Math.floor(Math.random() * limit);
  try {
    window.localStorage.setItem(name, String(rnd));
  } catch {
    // Storage is disabled.
  }
  return rnd;
}
