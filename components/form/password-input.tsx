'use client';

import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Input } from '@/components/ui/inputs/input';

type Props = Omit<ComponentProps<typeof Input>, 'kind' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password input with a button that shows the password. */
export function PasswordInput({ boxClassName, ...props }: Props) {
  const t = useTranslations('auth.password');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeSlashIcon : EyeIcon;
  return (
    <Input
      {...props}
      kind={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      boxClassName={boxClassName ?? 'pr-0.5'}
      suffix={
        <IconButton label={t(isShown ? 'hide' : 'show')} onClick={() => setIsShown(!isShown)}>
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
