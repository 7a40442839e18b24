'use client';

import { FailurePage } from '@/components/layout/error/failure-page';

/** Replaces a page whose layout failed too, so it has neither header nor footer. */
export default function LayoutFailure({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main id="content">
      <FailurePage error={error} onRetry={retry} />
    </main>
  );
}
