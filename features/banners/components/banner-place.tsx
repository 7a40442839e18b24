import type { BannerLabels, BannerPlace, InlinePlace } from '../domain/banner-places';

/** The boxes of the places, the same with a banner and before it. */
export const bannerBoxes: Record<'header' | 'footer' | 'inline', string> = {
  header: 'hidden h-[106px] border-b border-line bg-tuff-50 min-[1193px]:block print:hidden [@media(scripting:none)]:hidden',
  footer:
    'h-[106px] border-t border-line bg-tuff-50 max-lg:h-[calc(85px+max(6px,env(safe-area-inset-bottom)))] print:hidden [@media(scripting:none)]:hidden',
  inline: 'my-6 grid justify-items-center print:hidden [@media(scripting:none)]:hidden',
};

export const inlineSizes: Record<InlinePlace, string> = {
  interscroller: 'h-[50px] w-[320px] max-w-full',
  article: 'h-[50px] w-[320px] max-w-full lg:h-[90px] lg:w-[728px]',
  film: 'aspect-video w-full',
};

/** The empty place of a banner. One in the flow is invisible until it is known whether another advertisement is in view. */
export function BannerPlaceBox({ place, labels }: { place: BannerPlace; labels: BannerLabels }) {
  if (place === 'header')
    return (
      <aside data-ad="" aria-label={labels.title} className={bannerBoxes.header}>
        <div className="container-page grid h-full grid-cols-[1fr_auto_1fr] items-center gap-4">
          <p className="type-xs justify-self-end text-ink-3">{labels.label}</p>
          <div className="h-[90px] w-[728px] rounded-control bg-tuff-100" />
        </div>
      </aside>
    );
  if (place === 'footer')
    return <aside data-ad="" data-footer-banner="" aria-label={labels.title} className={`${bannerBoxes.footer} invisible`} />;
  return (
    <aside
      data-ad=""
      aria-label={labels.title}
      className={`${bannerBoxes.inline} ${place === 'interscroller' ? 'lg:hidden' : ''} invisible`}
    >
      <div className="h-11" />
      <div className={inlineSizes[place]} />
    </aside>
  );
}
