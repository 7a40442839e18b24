'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailureAlert, SubmitButton } from '@/components/form/form-submit';
import { Button } from '@/components/ui/buttons/button';
import { callApi } from '@/lib/api/client';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { withQueryProvider } from '@/lib/api/query-provider';
import {
  type Questionnaire,
  type QuestionnaireStep,
  questionnaireResponseSchema,
  questionnaireSteps,
} from '@/lib/contracts/questionnaires';
import { orderDraftName } from '@/lib/domain/order/order-draft';
import { questionnairePath } from '@/lib/routes/addresses/form-address';
import { localePath } from '@/lib/routes/locale-path';
import { orderPathOf, serviceRouteOf } from '@/lib/routes/service-routes';
import { writeDraft } from '@/lib/stores/drafts';
import { type Answers, type AnswersForm, stepBody, stepFields, toAnswers, toOrderDraft } from './questionnaire-form';
import { type PropertyTypeOption, StepFields } from './step-fields';

const url = '/v1/questionnaires';
const lastStep = questionnaireSteps.length;
const toStep = (step: number): QuestionnaireStep => questionnaireSteps.find((one) => one >= step) ?? 4;

/** Links to the order of a valuation with everything filled in. */
function useOrder(): (answers: Answers) => void {
  const t = useTranslations('questionnaire');
  const locale = useLocale();
  const router = useRouter();
  return (answers) => {
    const comment = [
      ...(answers.floor === '' ? [] : [`${t('fields.floor')}: ${answers.floor}`]),
      ...(answers.condition === '' ? [] : [`${t('fields.condition')}: ${t(`conditions.${answers.condition}` as never)}`]),
      ...(answers.wished_date === '' ? [] : [`${t('fields.wished_date')}: ${answers.wished_date}`]),
    ].join('. ');
    writeDraft(orderDraftName('shefaseba'), toOrderDraft(answers, comment));
    router.push(localePath(locale, orderPathOf(serviceRouteOf('shefaseba')) ?? '/shefaseba'));
  };
}

/** Shows what the API refused at its field, the first of which gets the focus. @returns what belongs to no field of the step */
function showRefusal(error: unknown, form: AnswersForm, step: QuestionnaireStep): FormErrors<string>['form'] {
  const names = stepFields[step].map((name) => (name === 'place' ? 'city_id' : name));
  const { fields, form: whole } = toFormErrors(error, names);
  for (const [index, { name, key }] of fields.entries())
    form.setError(name === 'city_id' ? 'place' : name, { type: 'server', message: key }, { shouldFocus: index === 0 });
  return whole;
}

function useQuestionnaire(stored: Questionnaire | null) {
  const locale = useLocale();
  const order = useOrder();
  const form = useForm<Answers>({ defaultValues: toAnswers(stored?.values ?? {}) });
  const [uuid, setUuid] = useState(stored?.uuid ?? null);
  const [step, setStep] = useState(toStep(stored?.step ?? 1));
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);

  /** The questionnaire of the address; saving the first step creates one. */
  const begin = async (): Promise<string> => {
    if (uuid !== null) return uuid;
    const { questionnaire } = (await callApi(questionnaireResponseSchema, { method: 'post', url })).data;
    setUuid(questionnaire.uuid);
    window.history.replaceState(window.history.state, '', localePath(locale, questionnairePath(questionnaire.uuid)));
    return questionnaire.uuid;
  };
  const submit = form.handleSubmit(async (answers) => {
    setFailure(null);
    try {
      const own = stored?.sent_at ? null : await begin();
      if (own !== null) {
        await callApi(questionnaireResponseSchema, { method: 'put', url: `${url}/${own}`, data: stepBody(step, answers) });
        if (step === lastStep) await callApi(questionnaireResponseSchema, { method: 'post', url: `${url}/${own}/send` });
      }
      if (step === lastStep) order(answers);
      else setStep(toStep(step + 1));
    } catch (error) {
      setFailure(showRefusal(error, form, step));
    }
  });
  const goBack = () => {
    setFailure(null);
    form.clearErrors();
    setStep(toStep(step - 1));
  };
  return { form, step, failure, submit, goBack };
}

type Props = { stored: Questionnaire | null; types: readonly PropertyTypeOption[] };

/** The intake of a valuation. Each step is stored by the API, so that a reload continues at the first open one. */
function QuestionnaireSteps({ stored, types }: Props) {
  const t = useTranslations('questionnaire');
  const { form, step, failure, submit, goBack } = useQuestionnaire(stored);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={t('title')} className="flex flex-col gap-5">
      <div>
        <p className="type-sm text-ink-2">{t('step', { step, total: lastStep })}</p>
        <h2 ref={heading} tabIndex={-1} className="type-h3 mt-1 outline-none">
          {t(`steps.${step}`)}
        </h2>
      </div>
      <StepFields key={step} form={form} step={step} types={types} />
      <FormFailureAlert failure={failure} />
      <div className="flex flex-wrap justify-between gap-3">
        {step > 1 ? (
          <Button variant="secondary" onClick={goBack}>
            {t('back')}
          </Button>
        ) : null}
        <SubmitButton isLoading={form.formState.isSubmitting} loadingText={t('saving')} className="ml-auto">
          {t(step === lastStep ? 'finish' : 'next')}
        </SubmitButton>
      </div>
    </form>
  );
}

export const QuestionnaireView = withQueryProvider(QuestionnaireSteps);
