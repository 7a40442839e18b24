import type { Metadata } from 'next';
import { ErrorPage, errorTitle } from '@/components/layout/error/error-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: await errorTitle(404) }, robots: { index: false, follow: false } };
}

/** Replaces a page whose content was not found. */
export default function NotFound() {
  return <ErrorPage status={404} />;
}
