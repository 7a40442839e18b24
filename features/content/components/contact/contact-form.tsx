'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { browserPart } from '@/lib/lazy-component';

/** The form with its validator, apart from the first load of the page. */
export const ContactForm = browserPart(
  async () => (await import('./contact-form.client')).ContactFormClient,
  <Skeleton className="h-124 rounded-card" />,
);
