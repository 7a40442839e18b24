import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isDevelopment } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { ButtonSection } from './button-section';
import { ControlSection } from './control-section';
import { FeedbackSection } from './feedback-section';
import { FieldSection } from './field-section';
import { OverlaySection } from './overlay-section';
import { StaticSection } from './static-section';

export const metadata: Metadata = { title: 'Primitives', robots: { index: false } };

/** Every primitive in every state, for visual review; exists in development only, so its texts are not in the dictionaries. */
export default function PrimitivesPage() {
  if (!isDevelopment) notFound();
  return (
    <div className="container-page flex flex-col gap-9 py-9">
      <h1 className="type-h1">Primitives</h1>
      <ButtonSection />
      <StaticSection />
      <FieldSection />
      <ControlSection />
      <PageMessages names={['place']}>
        <OverlaySection />
      </PageMessages>
      <FeedbackSection />
    </div>
  );
}
