'use client';

import { FailurePage } from '@/components/layout/error/failure-page';

/** Replaces a page that failed, between its header and footer. */
export default function PageFailure({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <FailurePage error={error} onRetry={retry} />;
}
