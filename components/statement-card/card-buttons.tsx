import { useTranslations } from 'next-intl';
import type { MouseEventHandler, Ref } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';

interface Props {
  title: string;
  isFavourite?: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
  hideRef?: Ref<HTMLButtonElement>;
  onHide?: MouseEventHandler;
  onFavourite?: () => void;
  /** JSON for the interactive card that replaces a static one. */
  data?: string;
}

/** The two buttons on the picture of a card: hide and favourite. In a static card they have no handlers. */
export function CardButtons({ title, isFavourite = false, ref, hideRef, onHide, onFavourite, data }: Props) {
  const t = useTranslations('search.card');
  return (
    <div ref={ref} data-card={data} className="card-buttons">
      <button ref={hideRef} type="button" aria-label={t('hide', { title })} onClick={onHide} className="card-button card-hide">
        <SpriteIcon name="hide" className="size-5" />
      </button>
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={t('favourite_add', { title })}
        onClick={onFavourite}
        className="card-button"
      >
        <SpriteIcon
          key={isFavourite ? 'on' : 'off'}
          name={isFavourite ? 'heart-fill' : 'heart'}
          className={isFavourite ? 'size-5 text-saperavi-600 transition-transform duration-240 starting:scale-118' : 'size-5'}
        />
      </button>
    </div>
  );
}
