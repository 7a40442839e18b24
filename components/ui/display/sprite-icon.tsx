type SpriteIconName =
  | 'pin'
  | 'metro'
  | 'crown'
  | 'ruler'
  | 'door'
  | 'floor'
  | 'users'
  | 'bed'
  | 'moon'
  | 'image'
  | 'cube'
  | 'heart'
  | 'heart-fill'
  | 'hide'
  | 'eye'
  | 'printer'
  | 'flag'
  | 'share'
  | 'scales'
  | 'lightning'
  | 'buildings'
  | 'tag'
  | 'clock'
  | 'search'
  | 'search-bold'
  | 'map'
  | 'sliders'
  | 'list'
  | 'bell'
  | 'bell-ringing'
  | 'globe'
  | 'chevron-right'
  | 'out'
  | 'back'
  | 'chat'
  | 'call'
  | 'play'
  | 'grid'
  | 'caret'
  | 'chevron-bold'
  | 'below'
  | 'at'
  | 'above';

/** An icon of the file that all pages share: a list repeats some of them hundreds of times, others would be in the first load of each page. */
export function SpriteIcon({ name, className }: { name: SpriteIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`/assets/icons/page.svg#${name}`} />
    </svg>
  );
}
