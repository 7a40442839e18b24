import { createHash } from 'node:crypto';
import type { Localised } from '@/lib/contracts/common';
import { type Locale, locales, perLocale } from '@/lib/contracts/locales';
import { type AuthorText, translationSource } from '@/lib/domain/statement/author-words';
import { maskedComment } from '@/lib/domain/statement/masked-phones';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import type { Clock } from '../../ports/clock';
import { TranslationFailure, type TranslationPort } from '../../ports/translation';
import type { DueStatement, TranslationRow, TranslationsRepository } from './translations.repository';

type Target = { language: Locale; source: AuthorText; hash: string };

const hashOf = ({ text, language }: AuthorText): string => createHash('sha256').update(`${language} ${text}`).digest('hex');

/** What has to be translated, as the statement's page shows it: without phone numbers. */
const targetsOf = (comment: Localised): Target[] =>
  locales.flatMap((language) => {
    const source = translationSource(maskedComment(comment), language);
    return source ? [{ language, source, hash: hashOf(source) }] : [];
  });

type Translation = Pick<TranslationRow, 'language' | 'sourceHash' | 'text'>;

const isCurrent = <T extends Translation>(rows: readonly T[], { language, hash }: Target): T | undefined =>
  rows.find((row) => row.language === language && row.sourceHash === hash);

const noTexts = perLocale(() => '');

/** The translations of the current text, by language; an empty string where there is none. */
export function currentTranslations(comment: Localised, rows: readonly Translation[]): Localised {
  if (rows.length === 0) return noTexts;
  const found = targetsOf(comment).map((target) => [target.language, isCurrent(rows, target)?.text ?? '']);
  return maskedComment({ ...noTexts, ...Object.fromEntries(found) });
}

export type TranslationReport = { statements: number; translated: number; characters: number; failed: number };

type Parts = {
  translations: TranslationsRepository;
  port: TranslationPort;
  charactersPerDayMax: number;
  clock: Clock;
};

const statementsPerRun = 100;
const failuresPerRunMax = 3;
const triesMax = 9;
const minuteMs = 60_000;
const pauseDoublingsMax = 10;
const pauseMs = (tries: number): number => minuteMs * 2 ** Math.min(tries, pauseDoublingsMax);

/** The day's characters are used up, or the service accepts no more text for now: the statement waits for a later run. */
class Closed extends Error {}

/** Translates the words of listed statements into the languages that their authors did not write, once for each text. */
export function createTranslationsService({ translations, port, charactersPerDayMax, clock }: Parts) {
  /** @returns the characters that were sent @throws Closed, TranslationFailure */
  const translate = async (statementId: number, { language, source, hash }: Target): Promise<number> => {
    const characters = source.text.length;
    const day = tbilisiDay(clock());
    if (characters > charactersPerDayMax) throw new TranslationFailure('refused', 'The text is longer than a day may send.');
    if (!(await translations.takeCharacters(day, characters, charactersPerDayMax))) throw new Closed();
    try {
      const text = await port.translate(source.text, source.language, language);
      await translations.save({
        statementId,
        language,
        sourceLanguage: source.language,
        sourceHash: hash,
        text,
        provider: port.provider,
        translatedAt: clock(),
      });
      return characters;
    } catch (error) {
      await translations.returnCharacters(day, characters);
      if (error instanceof TranslationFailure && error.kind === 'closed') throw new Closed();
      throw error;
    }
  };

  const translateStatement = async (due: DueStatement, report: TranslationReport): Promise<void> => {
    const targets = targetsOf(due.comment);
    const stored = await translations.ofStatement(due.id);
    for (const target of targets) {
      if (isCurrent(stored, target)) continue;
      if (!(await translations.isUnchanged(due))) return;
      report.characters += await translate(due.id, target);
      report.translated += 1;
    }
    await translations.keepOnly(
      due.id,
      targets.map(({ language }) => language),
    );
    await translations.setProgress({ statementId: due.id, commentHash: due.commentHash, tries: 0, retryAt: null });
    report.statements += 1;
  };

  const postpone = ({ id, commentHash, tries }: DueStatement): Promise<void> => {
    const retryAt = tries + 1 < triesMax ? new Date(clock().getTime() + pauseMs(tries)) : null;
    return translations.setProgress({ statementId: id, commentHash, tries: tries + 1, retryAt });
  };

  return {
    /** One run: it ends early when the day's characters are used up, the service is closed, or three texts failed. */
    run: async (): Promise<TranslationReport> => {
      const report: TranslationReport = { statements: 0, translated: 0, characters: 0, failed: 0 };
      for (const due of await translations.due(clock(), statementsPerRun)) {
        try {
          await translateStatement(due, report);
        } catch (error) {
          if (error instanceof Closed) break;
          if (!(error instanceof TranslationFailure)) throw error;
          await postpone(due);
          report.failed += 1;
          if (report.failed >= failuresPerRunMax) break;
        }
      }
      return report;
    },
  };
}
