import { useTranslations } from 'next-intl';

/**
 * Says a message key that came as a value, from the API or from a schema. A key that the page does not carry, which another service
 * may send, is said in general words.
 */
export function useMessage(): (key: string) => string {
  const t = useTranslations();
  type Key = Parameters<typeof t>[0];
  return (key) => (t.has(key as Key) ? t(key as Key) : t('errors.invalid'));
}
