import { EmptyState } from '@/components/ui/feedback/empty-state';

/** The visitor's orders of one kind. Nothing can be ordered yet, so the page explains what will appear here. */
export function Orders({ title, empty, text }: { title: string; empty: string; text: string }) {
  return (
    <>
      <h1 className="mt type-h2">{title}</h1>
      <EmptyState art="house" title={empty} text={text} className="mt-4" />
    </>
  );
}
