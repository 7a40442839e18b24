'use client';

import { useTranslations } from 'next-intl';
import { ApiFailure, callApi } from '@/lib/api/client';
import { staffMemberSchema } from '@/lib/contracts/admin';
import { CodeForm } from './code-form';

/** Confirms the second factor of this session for the staff pages. @param href the page to open then */
export function SecondFactorPage({ href }: { href: string }) {
  const t = useTranslations('staff_code');
  const send = async (code: string): Promise<string | null> => {
    try {
      await callApi(staffMemberSchema, { method: 'post', url: '/v1/admin/me/second-factor', headers: { 'x-totp-code': code } });
    } catch (error) {
      return error instanceof ApiFailure ? error.message : 'errors.connection';
    }
    // A full page load: the router has cached refused pages.
    window.location.assign(href);
    return null;
  };
  return (
    <div className="max-w-[444px]">
      <h1 className="type-h2 mt mb-2">{t('session_title')}</h1>
      <p className="type-body mb-4 text-ink-2">{t('session_text')}</p>
      <CodeForm label={t('session_confirm')} send={send} />
    </div>
  );
}
