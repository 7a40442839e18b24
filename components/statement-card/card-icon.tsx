type CardIconName =
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
  | 'below'
  | 'at'
  | 'above';

/** A list repeats these icons hundreds of times, so they come from one file instead of the markup. */
export function CardIcon({ name, className }: { name: CardIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`/assets/icons/card.svg#${name}`} />
    </svg>
  );
}
