'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { clientOnlyComponent } from '@/lib/lazy-component';

/** The form with its validator, apart from the first load of the page. */
export const ContactForm = clientOnlyComponent(
  async () => (await import('./contact-form.client')).ContactFormClient,
  <Skeleton className="h-124 rounded-card" />,
);
