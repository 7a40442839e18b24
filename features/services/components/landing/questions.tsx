import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ServicePage } from '@/lib/contracts/money/services';
import { siteSettings } from '@/lib/env';
import { toE164 } from '@/lib/format/phone';

/** Questions and answers; the first one is open. */
export async function Questions({ questions }: { questions: ServicePage['questions'] }) {
  const [t, locale] = [await getTranslations('services.landing'), await getLocale()];
  if (questions.length === 0) return null;
  const { supportPhone: phone } = siteSettings;
  return (
    <section aria-labelledby="questions" className="container-page grid gap-x-8 gap-y-3 py-6 lg:grid-cols-[1fr_1.85fr] lg:py-9">
      <div>
        <h2 id="questions" className="mt type-h2">
          {t('questions')}
        </h2>
        <p className="type-sm mt-1.5 text-ink-2">
          {t('call')}{' '}
          <a
            href={`tel:${toE164(phone)}`}
            className="num inline-flex min-h-6 items-center font-semibold text-ink hover:underline"
          >
            {phone}
          </a>
        </p>
      </div>
      <div className="border-t border-line">
        {questions.map(({ question, answer }, index) => (
          <details key={question.en} open={index === 0} className="group border-b border-line">
            <summary className="type-ui flex min-h-15 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question[locale]}
              <PlusIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2 group-open:hidden" />
              <MinusIcon aria-hidden="true" className="hidden size-5 shrink-0 text-ink-2 group-open:block" />
            </summary>
            <p className="type-body max-w-prose pb-5 text-ink-2">{answer[locale]}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
