import type { ComponentProps } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** Whether to replace the history entry instead of adding one. */
  replace?: boolean;
  /** Whether to scroll to the top of the page. */
  scroll?: boolean;
}

/**
 * A link to a page of the site. The router opens it without loading the document again (`components/layout/router-links.tsx`); until its
 * scripts run it is a plain link. It prefetches nothing.
 */
export function Link({ replace = false, scroll = true, ...props }: LinkProps) {
  return <a {...props} data-link={[replace && 'replace', !scroll && 'in-place'].filter(Boolean).join(' ')} />;
}
