import type { Metadata } from 'next';
import { ErrorPage, errorTitle } from '@/components/layout/error-page';
import { DefaultChrome } from '@/features/chrome/components/default-chrome';

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: await errorTitle(404) }, robots: { index: false, follow: false } };
}

/** Stands in for a page that found nothing, and for every rewrite with the status 404, which the framework sends here by itself. */
export default function NotFound() {
  return (
    <DefaultChrome>
      <ErrorPage status={404} />
    </DefaultChrome>
  );
}
