'use client';

import { useTranslations } from 'next-intl';

type ErrorKey = Parameters<ReturnType<typeof useTranslations<'errors'>>>[0];

/** Says what the server or the line did to a photo. */
export function usePhotoErrorMessage() {
  const errors = useTranslations('errors');
  return (message: string | null): string => {
    const key = (message ?? '').replace(/^errors\./, '') as ErrorKey;
    return errors.has(key) ? errors(key) : errors('unforeseen');
  };
}
