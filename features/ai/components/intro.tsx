'use client';

import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { RulerIcon } from '@phosphor-icons/react/dist/ssr/Ruler';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { storeIntent } from '@/lib/stores/intent-draft';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import { useEstimate } from '../stores/estimate-context';
import { estimateIntent } from '../stores/estimate-store';

const picture = '/assets/scenes/old-04.webp';

/** How the price comes about: in two lines over a drawing, or in a film where one is configured. */
function IntroPicture({ videoUrl }: { videoUrl: string | null }) {
  const t = useTranslations('ai.intro');
  const [isPlaying, setPlaying] = useState(false);
  if (videoUrl !== null && isPlaying)
    return (
      <iframe
        src={`${videoUrl}?autoplay=1`}
        title={t('how')}
        allow="autoplay; fullscreen"
        className="size-full border-0 bg-deep"
      />
    );
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: The drawing is one small file that no optimiser would make smaller. */}
      <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
      {videoUrl === null ? null : (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          aria-label={t('how')}
          className="absolute top-1/2 left-1/2 z-10 flex size-19 -translate-1/2 items-center justify-center rounded-full bg-white text-brand-text shadow-sh-3 transition hover:bg-tuff-100"
        >
          <PlayIcon weight="fill" aria-hidden="true" className="size-8" />
        </button>
      )}
      <div className="absolute inset-x-0 bottom-0 bg-deep/90 px-6 py-4 text-deep-ink">
        <p className="type-ui font-semibold text-white">{t('how')}</p>
        <p className="type-sm mt-0.5">{t('how_text')}</p>
      </div>
    </>
  );
}

const points = [
  { key: 'place', Icon: MapPinIcon },
  { key: 'area', Icon: RulerIcon },
  { key: 'range', Icon: ScalesIcon },
] as const;

/** Introduces the estimate. Its button opens the form; guests get the login first. */
export function Intro({ videoUrl }: { videoUrl: string | null }) {
  const t = useTranslations('ai');
  const goTo = useEstimate((state) => state.goTo);
  const openModal = useModal((state) => state.open);
  const { user, isChecked } = useSession((state) => state);
  const start = () => {
    if (user !== null) return goTo(2);
    storeIntent(estimateIntent);
    openModal('login');
  };
  return (
    <div className="flex flex-1 flex-col md:grid md:h-150 md:max-h-[calc(100dvh-48px)] md:grid-cols-2">
      <div className="relative shrink-0 overflow-hidden max-md:h-76 md:order-2">
        <IntroPicture videoUrl={videoUrl} />
      </div>
      <div className="flex flex-1 flex-col p-6 md:overflow-y-auto md:p-10">
        <p className="type-xs inline-flex items-center gap-1.5 self-start rounded-full bg-saperavi-100 px-2.5 py-0.5 font-medium text-brand-text">
          <ChartLineUpIcon aria-hidden="true" className="size-4" />
          {t('title')}
        </p>
        <h2 className="mt type-h1 mt-3 text-[calc(1.75rem*var(--k))] leading-[1.35]">{t('intro.title')}</h2>
        <p className="type-body mt-2 text-ink-2">{t('intro.text')}</p>
        <ul className="mt-6 mb-6 flex flex-col gap-3.5">
          {points.map(({ key, Icon }) => (
            <li key={key} className="type-body flex items-center gap-3">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-tuff-100 text-brand-text">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              {t(`intro.${key}`)}
            </li>
          ))}
        </ul>
        <div className="mt-auto">
          <Button size="lg" isFullWidth disabled={!isChecked} onClick={start}>
            {t('intro.start')}
          </Button>
          {isChecked && user === null ? <p className="type-xs mt-3 text-center text-ink-2">{t('intro.sign_in')}</p> : null}
        </div>
      </div>
    </div>
  );
}
