import { createTranslationsRepository } from '../modules/translations/translations.repository';
import { createTranslationsService, type TranslationReport } from '../modules/translations/translations.service';
import type { TranslationPort } from '../ports/translation';
import type { Job, JobDependencies } from './queue';

type TranslationParts = Pick<JobDependencies, 'database' | 'clock'> & { port: TranslationPort; charactersPerDayMax: number };

/** Translates what authors wrote in listed statements. */
export const translateStatements = ({ database, ...parts }: TranslationParts): Promise<TranslationReport> =>
  createTranslationsService({ translations: createTranslationsRepository(database.db), ...parts }).run();

/** Every five minutes: a new statement is soon read in all languages. */
export const translateStatementsJob = (port: TranslationPort, charactersPerDayMax: number): Job => ({
  name: 'translate-statements',
  cron: '*/5 * * * *',
  run: (parts) => translateStatements({ ...parts, port, charactersPerDayMax }),
});
