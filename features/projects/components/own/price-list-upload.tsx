'use client';

import { useTranslations } from 'next-intl';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { FileDrop } from '@/components/ui/inputs/file-drop';
import type { PriceListReport } from '@/lib/contracts/companies/price-lists';
import { useUploadPriceList } from '../../queries/own-projects';

/** Rows of a report that are shown; the rest is a number. */
const shownRows = 50;

/** Outcome of an upload: everything was stored, or nothing and why. */
function PriceListReportView({ report }: { report: PriceListReport }) {
  const t = useTranslations('own_projects.report');
  if (report.is_stored)
    return (
      <InlineAlert tone="success" isLive>
        {t('stored', { count: report.rows })}
      </InlineAlert>
    );
  const rest = report.refused.length - shownRows;
  return (
    <>
      <InlineAlert tone="error" isLive>
        {t('refused', { count: report.refused.length })}
      </InlineAlert>
      <ul className="type-sm num mt-3 flex max-h-80 flex-col gap-1 overflow-y-auto">
        {report.refused.slice(0, shownRows).map(({ line, column, problem }) => (
          <li key={`${line} ${column} ${problem}`}>
            {column === null
              ? t('row', { line, problem: t(`problems.${problem}`) })
              : t('cell', { line, column: t(`columns.${column}`), problem: t(`problems.${problem}`) })}
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="type-sm mt-2 text-ink-2">{t('rest', { count: rest })}</p> : null}
    </>
  );
}

/** Takes the price list of one project. */
export function PriceListUpload({ projectId }: { projectId: number }) {
  const t = useTranslations('own_projects');
  const upload = useUploadPriceList();
  const send = async ([file]: File[]) => {
    if (file) upload.mutate({ id: projectId, csv: await file.text() });
  };
  return (
    <div className="mt-4">
      <FileDrop
        accept=".csv,text/csv"
        onFiles={(files) => void send(files)}
        label={t('upload')}
        hint={t('upload_hint')}
        dropText={t('drop')}
        isDisabled={upload.isPending}
      />
      <div className="mt-3">
        {upload.isError ? (
          <InlineAlert tone="error" isLive>
            {t('failed')}
          </InlineAlert>
        ) : upload.data ? (
          <PriceListReportView report={upload.data} />
        ) : null}
      </div>
    </div>
  );
}
