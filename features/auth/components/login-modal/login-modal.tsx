'use client';

import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowUpRight';
import { LoginLink } from '@/components/layout/account/login-link';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useModal } from '@/lib/stores/modal-store';

export interface LoginModalLabels {
  title: string;
  text: string;
  go: string;
  note: string;
  close: string;
}

const picture = '/assets/scenes/hero-01.webp';

/** Explains why to sign in, and links to the sign-in, which leads back to this address. */
export function LoginModal({ href, labels }: { href: string; labels: LoginModalLabels }) {
  const isOpen = useModal((state) => state.current === 'login');
  const close = useModal((state) => state.close);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && close('login')}
      width={595}
      title={labels.title}
      isTitleHidden
      closeLabel={labels.close}
      // biome-ignore lint/performance/noImgElement: The framework's component would weigh on a page that shows the picture only on demand.
      media={<img src={picture} alt="" className="size-full origin-[40%_100%] scale-180 object-cover object-bottom" />}
      bodyClassName="flex flex-col items-center pt-7 text-center md:px-10"
    >
      <p aria-hidden="true" className="mt type-h2">
        {labels.title}
      </p>
      <p className="type-body mt-2 text-balance text-ink-2">{labels.text}</p>
      <LoginLink href={href} className={`${buttonClasses({ size: 'lg', isFullWidth: true })} mt-6`}>
        {labels.go}
        <ArrowUpRightIcon aria-hidden="true" className="size-4.5" />
      </LoginLink>
      <p className="type-xs mt-3 mb-3 text-balance text-ink-2">{labels.note}</p>
    </Dialog>
  );
}
