'use client';

import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Tag } from '@/components/ui/display/tag';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { FileDrop } from '@/components/ui/inputs/file-drop';
import { type Application, applicationDocumentsMax, type CompanyDocument } from '@/lib/contracts/companies/applications';
import type { OwnCompany } from '@/lib/contracts/companies/own-company';
import { formatDate } from '@/lib/format/date';
import { sendApplication, sendDocument, useApplications, useApplicationsRefresh } from '../../queries/own-company';

const tones = { pending: 'warning', approved: 'ok', rejected: 'error' } as const;

function Sent({ application }: { application: Application }) {
  const t = useTranslations('own_company.application');
  return (
    <li className="type-sm rounded-card p-4 shadow-hairline">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{application.company.name}</span>
        <Tag tone={tones[application.state]}>{t(`states.${application.state}`)}</Tag>
      </p>
      {application.reason ? <p className="mt-1 [overflow-wrap:anywhere] text-ink-2">{application.reason}</p> : null}
    </li>
  );
}

type Props = { company: OwnCompany; claimId: number | null };
type Values = { legal_name: string; identification_code: string; comment: string };

function Form({ company, claimId }: Props) {
  const t = useTranslations('own_company.application');
  const refresh = useApplicationsRefresh();
  const [documents, setDocuments] = useState<CompanyDocument[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const form = useForm<Values>({
    defaultValues: {
      legal_name: company.legal_name ?? '',
      identification_code: company.identification_code ?? '',
      comment: '',
    },
  });
  const names = ['legal_name', 'identification_code', 'comment'] as const;
  const { submit, failure, showError, isSending } = useFormSubmit(form, names, async (values: Values) => {
    setIsMissing(documents.length === 0);
    if (documents.length === 0) return;
    const kind = claimId === null ? { kind: 'verification' } : { kind: 'claim', company_id: claimId };
    await sendApplication({ ...kind, ...values, document_ids: documents.map(({ id }) => id) });
    refresh();
  });
  const add = async (files: File[]) => {
    setIsMissing(false);
    for (const file of files.slice(0, applicationDocumentsMax - documents.length)) {
      const document = await sendDocument(file).catch(showError);
      if (document) setDocuments((all) => [...all, document]);
    }
  };
  const { control } = form;
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 flex max-w-160 flex-col gap-4">
      <FormInput control={control} name="legal_name" label={t('legal_name')} isRequired />
      <FormInput control={control} name="identification_code" label={t('code')} isRequired />
      <FormTextarea control={control} name="comment" label={t('comment')} rows={2} maxLength={1000} />
      <FileDrop
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onFiles={(files) => void add(files)}
        label={t('documents')}
        hint={t('hint')}
        dropText={t('drop')}
        isDisabled={documents.length >= applicationDocumentsMax}
      />
      <ul className="flex flex-col gap-1">
        {documents.map(({ id, name }) => (
          <li key={id} className="type-sm flex items-center gap-2 [overflow-wrap:anywhere]">
            {name}
            <IconButton
              label={t('remove', { name })}
              onClick={() => setDocuments(documents.filter((document) => document.id !== id))}
            >
              <XIcon aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {isMissing ? (
        <InlineAlert tone="error" isLive>
          {t('required')}
        </InlineAlert>
      ) : null}
      <FormFailureAlert failure={failure} />
      <Button type="submit" isLoading={isSending} loadingText={t('sending')} className="self-start">
        {t('send')}
      </Button>
    </form>
  );
}

/** Verification by code and documents, or the claim of a page; the applications that were sent. */
export function ApplicationSection({ company, claimId }: Props) {
  const t = useTranslations('own_company.application');
  const locale = useLocale();
  const { data: applications = [] } = useApplications();
  const isWaiting = applications.some(({ state }) => state === 'pending');
  const isDone = claimId === null && company.verified_at !== null;
  return (
    <section aria-labelledby="application">
      <h2 id="application" className="type-h3">
        {t(claimId === null ? 'title' : 'claim_title')}
      </h2>
      {isDone && company.verified_at ? (
        <p className="type-body mt-2">{t('verified', { date: formatDate(new Date(company.verified_at), new Date(), locale) })}</p>
      ) : (
        <p className="type-body mt-2 max-w-160 text-ink-2">{t(claimId === null ? 'text' : 'claim_text')}</p>
      )}
      {applications.length > 0 ? (
        <ul className="mt-3 flex max-w-160 flex-col gap-2">
          {applications.map((application) => (
            <Sent key={application.id} application={application} />
          ))}
        </ul>
      ) : null}
      {isWaiting || isDone ? null : <Form company={company} claimId={claimId} />}
    </section>
  );
}
