import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';

interface Props {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  /** Address and label of the link to the whole list. */
  href: string;
  all: string;
  className?: string;
}

/** Heading of a section that shows the first entries of a list, with a link to all of them. */
export function SectionHeading({ id, title, href, all, className }: Props) {
  return (
    <div className={cn('flex flex-wrap items-center justify-between gap-x-4', className)}>
      <h2 id={id} className="mt type-h2">
        {title}
      </h2>
      <Link href={href} className="type-ui inline-flex min-h-11 items-center gap-1.5 text-link hover:underline">
        {all}
        <SpriteIcon name="arrow-right" className="size-4" />
      </Link>
    </div>
  );
}
