import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { ImagesIcon } from '@phosphor-icons/react/dist/ssr/Images';
import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { ServicePage, ServiceTypes } from '@/lib/contracts/money/services';
import { freeChangeMs } from '@/lib/domain/order/visits';
import { hourMs } from '@/lib/domain/time/duration';
import { questionnaireRoute } from '@/lib/routes/addresses/form-address';
import { localePath } from '@/lib/routes/locale-path';
import { type Fact, FactList } from './fact-list';
import { HeroDemo } from './hero-demo';
import { hasSamples } from './samples';

/** Figures that apply to every order of the service. */
async function factsOf({ requires, city_ids }: ServiceTypes): Promise<Fact[]> {
  const t = await getTranslations('services.landing.facts');
  const facts = [
    requires.visit && city_ids.length > 0 ? { value: t('cities', { count: city_ids.length }), label: t('cities_text') } : null,
    requires.visit ? { value: t('hours', { count: freeChangeMs / hourMs }), label: t('free_change') } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** The name of the section and the page itself. */
async function Breadcrumb({ name }: { name: string }) {
  const [t, locale] = [await getTranslations('services'), await getLocale()];
  return (
    <nav aria-label={t('landing.breadcrumb')} className="py-4 max-lg:hidden">
      <ol className="type-xs flex items-center gap-2 text-ink-2">
        <li className="flex items-center gap-2">
          <Link href={`${localePath(locale, '/')}#services`} className="flex min-h-6 items-center hover:text-ink hover:underline">
            {t('title')}
          </Link>
          <CaretRightIcon aria-hidden="true" className="size-3 text-ink-3" />
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

type Props = {
  page: ServicePage;
  types: ServiceTypes;
  name: string;
  action: { href: string; label: string } | null;
};

/** The promise of the service, its price in the button, and what it looks like; on phones the picture comes first. */
export async function Hero({ page, types, name, action }: Props) {
  const [t, locale] = [await getTranslations('services.landing'), await getLocale()];
  return (
    <div className="container-page pb-6 lg:pb-14">
      <Breadcrumb name={name} />
      <div className="grid items-center gap-x-14 gap-y-5 max-lg:grid-cols-1 max-lg:pt-4 lg:grid-cols-[1fr_1.25fr]">
        <div className="max-lg:contents">
          <div className="max-lg:order-2">
            <h1 className="mt type-display lg:text-[calc(2.875rem*var(--k))] lg:leading-[calc(3.375rem*var(--k))]">
              {page.title[locale]}
            </h1>
            <p className="type-body mt-3 max-w-prose text-ink-2">{page.lead[locale]}</p>
            <div className={cn('mt-6 flex flex-wrap items-center gap-3', action && 'max-lg:hidden')}>
              {action ? (
                <a href={action.href} rel="nofollow" className={buttonClasses({ size: 'lg' })}>
                  {action.label}
                </a>
              ) : null}
              {page.key === 'shefaseba' ? (
                <a
                  href={localePath(locale, questionnaireRoute)}
                  rel="nofollow"
                  className={buttonClasses({ size: 'lg', variant: 'secondary' })}
                >
                  {t('questionnaire')}
                </a>
              ) : null}
              {hasSamples(page.key) ? (
                <a href="#samples" className={buttonClasses({ size: 'lg', variant: 'ghost' })}>
                  <ImagesIcon aria-hidden="true" className="size-5" />
                  {t('see_samples')}
                </a>
              ) : null}
            </div>
          </div>
          <div className="max-lg:order-3 lg:mt-8">
            {/* Phones have the order button in the bar at the bottom, so this link would have no target. */}
            {action && page.key === 'shefaseba' ? (
              <a
                href={localePath(locale, questionnaireRoute)}
                rel="nofollow"
                className={cn(buttonClasses({ variant: 'secondary', isFullWidth: true }), 'mb-5 lg:hidden')}
              >
                {t('questionnaire')}
              </a>
            ) : null}
            <FactList facts={await factsOf(types)} className="lg:justify-start" />
          </div>
        </div>
        <div className="max-lg:order-1">
          <HeroDemo page={page.key} />
        </div>
      </div>
    </div>
  );
}
