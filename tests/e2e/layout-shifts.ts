import type { Page } from '@playwright/test';

/** Collects how far things moved by themselves, as browsers count it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as typeof window & { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
