import { useTranslations } from 'next-intl';
import { useErrorTexts } from './error-texts';

/**
 * Translates a dynamic message key, from the API or from a schema.
 * @param fallback key for keys that the page's messages lack, which another service may send
 */
export function useMessage(
  fallback: 'errors.invalid' | 'errors.field_invalid' | 'errors.unforeseen' = 'errors.invalid',
): (key: string) => string {
  useErrorTexts();
  const t = useTranslations();
  type Key = Parameters<typeof t>[0];
  return (key) => (t.has(key as Key) ? t(key as Key) : t(fallback));
}
