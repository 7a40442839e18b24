import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ErrorPage, type ErrorStatus, errorStatuses, errorTitle } from '@/components/layout/error/error-page';

type Props = { params: Promise<{ status: string }> };

async function readStatus({ params }: Props): Promise<ErrorStatus | undefined> {
  const { status } = await params;
  return errorStatuses.find((known) => String(known) === status);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: { absolute: await errorTitle((await readStatus(props)) ?? 404) }, robots: { index: false, follow: false } };
}

/** Addresses without a page are rewritten to this one; the rewrite sets the status. */
export default async function StatusPage(props: Props) {
  const status = await readStatus(props);
  if (!status) notFound();
  return <ErrorPage status={status} />;
}
