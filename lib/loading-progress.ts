/** A navigation that is over sooner than this shows no bar at all. */
const appearAfterMs = 150;
const fillMs = 5000;
const shownMsMin = 200;
const stepMs = 100;
/** The bar stops short of its end until the navigation is done. */
const progressMax = 0.99;

type Bar = typeof import('nprogress');

let bar: Bar | undefined;
let appearTimer: ReturnType<typeof setTimeout> | undefined;
let stepTimer: ReturnType<typeof setInterval> | undefined;
let hideTimer: ReturnType<typeof setTimeout> | undefined;
let shownAtMs = 0;

/** The bar's code is loaded by the first navigation; one that is over before that needs no bar. */
async function loadBar(): Promise<void> {
  if (bar) return;
  const { default: loaded } = await import('nprogress');
  loaded.configure({
    showSpinner: false,
    trickle: false,
    minimum: 0.02,
    speed: stepMs,
    easing: 'linear',
    // The library's own template has a role that does not exist.
    barSelector: '.bar',
    template: '<div class="bar"></div>',
  });
  bar = loaded;
}

function advance(): void {
  bar?.set(Math.min(progressMax, (Date.now() - shownAtMs) / fillMs));
}

function show(): void {
  appearTimer = undefined;
  shownAtMs = Date.now();
  bar?.start();
  stepTimer = setInterval(advance, stepMs);
}

function hide(): void {
  clearInterval(stepTimer);
  stepTimer = undefined;
  hideTimer = undefined;
  bar?.done();
}

/**
 * Starts the progress of a navigation: the bar appears after 150 ms and fills over 5,000 ms. Callers that navigate by code call it
 * themselves.
 */
export function startLoading(): void {
  // Without its code, for instance offline, the navigation simply has no bar.
  loadBar().catch(() => undefined);
  clearTimeout(hideTimer);
  hideTimer = undefined;
  if (appearTimer !== undefined || stepTimer !== undefined) return;
  appearTimer = setTimeout(show, appearAfterMs);
}

/** Ends the progress: the bar, once shown, stays at least 200 ms. */
export function finishLoading(): void {
  clearTimeout(appearTimer);
  appearTimer = undefined;
  if (stepTimer === undefined || hideTimer !== undefined) return;
  hideTimer = setTimeout(hide, Math.max(0, shownMsMin - (Date.now() - shownAtMs)));
}
