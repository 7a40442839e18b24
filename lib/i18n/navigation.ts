import { usePathname as useFullPathname } from 'next/navigation';
import { splitLocale } from '@/lib/contracts/locales';

/** The path that the router gives, without its language: on the server it names Georgian too, as the address was rewritten inside. */
export const pathWithoutLocale = (pathname: string): string =>
  /^\/ka(\/|$)/.test(pathname) ? pathname.slice(3) || '/' : splitLocale(pathname).path;

/** The path of the page without its language. next-intl's own hook would bring the rest of its navigation to every page. */
export const usePathname = (): string => pathWithoutLocale(useFullPathname());
