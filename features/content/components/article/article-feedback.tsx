'use client';

import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { ThumbsDownIcon } from '@phosphor-icons/react/dist/ssr/ThumbsDown';
import { ThumbsUpIcon } from '@phosphor-icons/react/dist/ssr/ThumbsUp';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';

const loadShareDialog = async () => (await import('@/components/share/share-dialog')).ShareDialog;
const loadVote = async () => (await import('../../queries/vote-on-article')).voteOnArticle;

/** Opens the share dialog of an article. */
function Share({ title }: { title: string }) {
  const t = useTranslations('feedback');
  const { Dialog, isLoading, isOpen, setIsOpen, open } = useLazyDialog(loadShareDialog);
  return (
    <>
      <Button
        variant="secondary"
        isLoading={isLoading}
        onClick={() => void open()}
        icon={<ShareNetworkIcon aria-hidden="true" className="size-5" />}
      >
        {t('share')}
      </Button>
      {Dialog ? <Dialog title={title} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}

type State = 'open' | 'sending' | 'thanks' | 'failed';

/** Asks once whether the article is useful. */
function Usefulness({ slug }: { slug: string }) {
  const t = useTranslations('feedback');
  const [state, setState] = useState<State>('open');
  const answer = async (isUseful: boolean) => {
    setState('sending');
    const vote = await loadVote();
    setState(
      await vote(slug, isUseful).then(
        () => 'thanks',
        () => 'failed',
      ),
    );
  };
  const icon = 'size-5';
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      {state === 'thanks' ? null : (
        <fieldset disabled={state === 'sending'} className="flex flex-wrap items-center gap-2">
          <legend className="type-ui float-left mr-2 font-semibold">{t('question')}</legend>
          <Button
            variant="secondary"
            onClick={() => void answer(true)}
            icon={<ThumbsUpIcon aria-hidden="true" className={icon} />}
          >
            {t('yes')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => void answer(false)}
            icon={<ThumbsDownIcon aria-hidden="true" className={icon} />}
          >
            {t('no')}
          </Button>
        </fieldset>
      )}
      <p role="status" className="type-sm text-ink-2 empty:hidden">
        {state === 'thanks' || state === 'failed' ? t(state) : ''}
      </p>
    </div>
  );
}

/** At the end of an article: whether it was useful, and a share button. */
export function ArticleFeedback({ slug, title }: { slug: string; title: string }) {
  return (
    <div className="mt-8 flex max-w-170 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 print:hidden">
      <Usefulness slug={slug} />
      <Share title={title} />
    </div>
  );
}
