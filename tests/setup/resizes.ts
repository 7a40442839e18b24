import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stands for the browser's observer of sizes, which jsdom lacks. @returns a function that reports a new size to those that observe */
export function stubResizes(): () => void {
  const reports = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
      observe() {
        reports.add(this.report);
      }
      disconnect() {
        reports.delete(this.report);
      }
    },
  );
  return () =>
    act(() => {
      for (const report of reports) report();
    });
}
