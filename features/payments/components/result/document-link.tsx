import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import { buttonClasses } from '@/components/ui/buttons/button';

interface DocumentLinkProps {
  href: string;
  label: string;
  isPrimary?: boolean;
}

/** A button that downloads a PDF. */
export const DocumentLink = ({ href, label, isPrimary = false }: DocumentLinkProps) => (
  <a href={href} download className={buttonClasses({ variant: isPrimary ? 'primary' : 'secondary' })}>
    <FilePdfIcon aria-hidden="true" className="size-5" />
    {label}
  </a>
);
