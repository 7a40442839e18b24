import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';

/** The headline above the drawn city, the largest picture of the page; phones get a picture of other proportions. */
function City() {
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet="/assets/scenes/hero-02.webp" width={900} height={700} />
      <img
        src="/assets/scenes/hero-01.webp"
        width={2400}
        height={900}
        alt=""
        fetchPriority="high"
        decoding="sync"
        className="absolute inset-0 -z-1 size-full object-cover object-[50%_20%] max-md:top-13"
      />
    </picture>
  );
}

/** @param props.total how many statements are listed */
export function Hero({ total }: { total: number }) {
  const t = useTranslations('home');
  const locale = useLocale();
  return (
    <section className="relative isolate h-93 overflow-hidden bg-[#d5dbeb] lg:h-[486px]">
      <City />
      <div className="container-page pt-5 lg:pt-16">
        <h1 className="mt type-display">{t('headline')}</h1>
        <p className="num mt-1 text-sm leading-5.5 whitespace-normal text-tuff-700 lg:mt-2.5 lg:text-[calc(1.125rem*var(--k))] lg:leading-7">
          {t.rich('total', {
            count: total,
            shown: formatNumber(total, locale),
            // The large cities are named where the sentence with them fits on one line.
            wide: (cities) => <span className="max-lg:hidden">{cities}</span>,
          })}
        </p>
      </div>
    </section>
  );
}
