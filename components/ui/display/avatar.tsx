import { cn } from '@/lib/cn';

const sizes = { 40: 'size-10 text-sm', 48: 'size-12 text-ui', 52: 'size-13 text-base' } as const;
const tints = [
  'bg-aivani-100 text-aivani-800',
  'bg-saperavi-100 text-saperavi-800',
  'bg-vine-100 text-vine-800',
  'bg-saffron-100 text-saffron-800',
] as const;

interface AvatarProps {
  name: string;
  src?: string;
  /** Header 40, sidebar 48, seller 52. */
  size?: keyof typeof sizes;
  /** Omit it next to the written name, where the picture adds nothing. */
  isNamed?: boolean;
  className?: string;
}

/** The first letters of the first two names; quotation marks around the name of a company are none. */
function initialsOf(name: string): string {
  return [...name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].slice(0, 2).join('');
}

/** The same name always gets the same tint. */
function tintOf(name: string): string {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return tints[sum % tints.length] ?? tints[0];
}

export function Avatar({ name, src, size = 40, isNamed = false, className }: AvatarProps) {
  const box = cn(
    'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-semibold',
    sizes[size],
    className,
  );
  if (src) {
    return (
      <span className={box}>
        {/* biome-ignore lint/performance/noImgElement: The picture is as small as it is shown, and the framework's component would weigh on the page. */}
        <img src={src} alt={isNamed ? name : ''} width={size} height={size} loading="lazy" className="size-full object-cover" />
      </span>
    );
  }
  return (
    <span className={cn(box, tintOf(name))}>
      {/* Drawn by the style: as text the initials would be a visible label that the name of the button around them lacks. */}
      <span aria-hidden="true" data-initials={initialsOf(name)} className="before:content-[attr(data-initials)]" />
      {isNamed ? <span className="sr-only">{name}</span> : null}
    </span>
  );
}
