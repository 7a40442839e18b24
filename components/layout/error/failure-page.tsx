'use client';

import { lazy, Suspense, useEffect } from 'react';
import { isChunkLoadError, reloadForChunk } from '@/lib/chunk-reload';

// Every page includes its error boundaries, hardly any shows them. If this chunk fails too, the boundary above takes over.
const FailureScreen = lazy(async () => ({ default: (await import('./failure-screen')).FailureScreen }));

interface FailurePageProps {
  error: Error & { digest?: string };
  onRetry: () => void;
}

/** Shown for a page that failed to render. The error's message is never shown: it is meant for the log. */
export function FailurePage({ error, onRetry }: FailurePageProps) {
  useEffect(() => {
    if (isChunkLoadError(error)) reloadForChunk(window.sessionStorage, Date.now(), () => window.location.reload());
  }, [error]);
  return (
    <Suspense>
      <FailureScreen onRetry={onRetry} />
    </Suspense>
  );
}
