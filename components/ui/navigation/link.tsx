import type { ComponentProps } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** Whether the page takes the place of this one in the history. */
  replace?: boolean;
  /** Whether the page is shown from its top. */
  scroll?: boolean;
}

/**
 * A link to a page of the site. The router opens it without loading the document again (`components/layout/router-links.tsx`); until its
 * scripts run it is a plain link. It loads nothing before it is pressed.
 */
export function Link({ replace = false, scroll = true, ...props }: LinkProps) {
  return <a {...props} data-link={[replace && 'replace', !scroll && 'in-place'].filter(Boolean).join(' ')} />;
}
