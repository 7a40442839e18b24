'use client';

import { AiModal as Modal } from '@/features/ai/components/ai-modal';
import { PinMap } from '@/features/map/components/location-map/pin-map';
import { AiMessages } from '@/lib/i18n/lazy-messages';
import { usePathname } from '@/lib/i18n/navigation';
import { statementIdFrom, statementTypes } from '@/lib/routes/addresses/statement-address';

const modalParameters = ['ai_modal', 'statementInner'];

/** The id of the statement whose page this is; null elsewhere. */
function statementIdOf(path: string): number | null {
  const [type, ...rest] = path.split('/').filter(Boolean);
  const isStatement = (statementTypes as readonly (string | undefined)[]).includes(type);
  return isStatement ? statementIdFrom(rest.at(-1) ?? '') : null;
}

/** Removes the modal from the address without a new history entry. */
function removeModalParameters(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const name of modalParameters) query.delete(name);
  const rest = query.toString();
  window.history.replaceState(null, '', `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`);
}

type Props = {
  isStatementInner: boolean;
  googleMapsKey: string | undefined;
  videoUrl: string | null;
  excludedUserId: number | null;
};

/** The price estimate with its messages and the map of another feature. */
export function AiModal({ isStatementInner, googleMapsKey, ...props }: Props) {
  const path = usePathname();
  return (
    <AiMessages>
      <Modal
        {...props}
        statementId={isStatementInner ? statementIdOf(path) : null}
        renderMap={(map) => <PinMap {...map} googleMapsKey={googleMapsKey} />}
        onClose={removeModalParameters}
      />
    </AiMessages>
  );
}
