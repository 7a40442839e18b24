'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** The form with its validator, apart from the first load of the page. */
export const ContactForm = dynamic(() => import('./contact-form.client').then((module) => module.ContactFormClient), {
  ssr: false,
  loading: () => <Skeleton className="h-124 rounded-card" />,
});
