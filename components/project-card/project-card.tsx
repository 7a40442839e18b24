import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { ProjectCard as Project } from '@/lib/contracts/companies/projects';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { srcSetOf } from '@/lib/picture-files';
import { projectPath } from '@/lib/routes/addresses/project-address';
import { ProjectAmount } from './project-amount';
import { ProjectBadge } from './project-badge';

/** A frame narrower than 348 px is 232 px high and cuts the sides off. */
const narrowSize = '348px';
/** Widths of a card four in a row, two in a row and alone, without the margins of the page. */
const sizesOf = (isNarrow: boolean): string =>
  isNarrow
    ? narrowSize
    : `(min-width: 1200px) ${narrowSize}, (min-width: 768px) calc(50vw - 26px), max(${narrowSize}, 100vw - 32px)`;

type Props = {
  project: Project;
  headingLevel?: 'h2' | 'h3';
  isEager?: boolean;
  /** Cards of a rail are narrow on phones, where a smaller picture is enough. */
  isNarrow?: boolean;
};
type PictureProps = Required<Pick<Props, 'project' | 'isEager' | 'isNarrow'>>;

function Image({ project: { image }, isEager, isNarrow }: PictureProps) {
  if (!image) return <span className="block size-full bg-tuff-100" />;
  return (
    // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
    <img
      src={image.thumb}
      srcSet={srcSetOf(image)}
      sizes={sizesOf(isNarrow)}
      alt=""
      width={410}
      height={290}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding={isEager ? 'sync' : 'async'}
      style={{ backgroundImage: `url("${encodeURI(image.blur)}")` }}
      className="size-full bg-cover bg-center object-cover transition-transform duration-240 group-hover:scale-102"
    />
  );
}

const Picture = (props: PictureProps) => (
  <span className="relative block h-58 overflow-hidden rounded-card bg-tuff-100">
    <Image {...props} />
    <span className="absolute top-3 left-3">
      <ProjectBadge project={props.project} />
    </span>
  </span>
);

/** Place, developer and construction progress of a project. */
function Progress({ project }: { project: Project }) {
  const t = useTranslations('projects.card');
  const locale = useLocale();
  const { stage, progress_percent: percent, is_stopped, place_names, developer } = project;
  const isDelivered = stage === 'delivered';
  return (
    <div className="contents">
      <p className="type-sm text-ink-2">
        {[place_names[locale], developer && transliterateName(developer.name, locale)].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-2 flex items-center gap-3">
        <div
          role="progressbar"
          aria-label={t('progress')}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1 flex-1 overflow-hidden rounded-full bg-tuff-200"
        >
          <div
            className={cn('h-full', isDelivered ? 'bg-vine-600' : is_stopped ? 'bg-alert-600' : 'bg-tuff-800')}
            style={{ width: `${percent}%` }}
          />
        </div>
        <span className="num type-sm text-ink-2">{t('percent', { percent })}</span>
      </div>
    </div>
  );
}

/** A project in a list: its picture with the hand-over, the lowest price of a square metre, name, place and construction progress. */
export function ProjectCard({ project, headingLevel: Heading = 'h2', isEager = false, isNarrow = false }: Props) {
  const t = useTranslations('projects.card');
  const locale = useLocale();
  const { square_price_from } = project;
  return (
    <article>
      <Link href={projectPath(locale, project)} className="group block rounded-card">
        <Picture project={project} isEager={isEager} isNarrow={isNarrow} />
        <span className="type-ui num mt-3 block font-semibold">
          {square_price_from ? <ProjectAmount amounts={square_price_from} look="square-from" /> : t('no_price')}
        </span>
        <Heading className="type-ui group-hover:text-brand-text">{project.display_names[locale]}</Heading>
      </Link>
      <Progress project={project} />
    </article>
  );
}
