import { type RefObject, useEffect } from 'react';
import { useMapSelection } from '@/lib/stores/map-selection';

const selector = '[data-statement-id]';

function idOf(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const id = Number(card?.dataset.statementId);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/**
 * Links the cards inside a list with the pins of the map: the card under the pointer or in focus highlights its pin, and the pin that is
 * hovered or pressed highlights its card. A card is any element with data-statement-id. Renders nothing.
 */
export function CardLink({ list }: { list: RefObject<HTMLElement | null> }): null {
  const { hover } = useMapSelection.getState();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const enter = (event: Event) => hover(idOf(event.target));
    const leave = () => hover(null);
    element.addEventListener('pointerover', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      for (const name of ['pointerover', 'focusin']) element.removeEventListener(name, enter);
      for (const name of ['pointerleave', 'focusout']) element.removeEventListener(name, leave);
    };
  }, [list, hover]);

  useEffect(() => {
    const highlight = ({ hoveredId, selectedId }: { hoveredId: number | null; selectedId: number | null }) => {
      for (const card of list.current?.querySelectorAll<HTMLElement>(selector) ?? []) {
        const id = Number(card.dataset.statementId);
        if (id === hoveredId || id === selectedId) card.dataset.linked = 'true';
        else delete card.dataset.linked;
      }
    };
    return useMapSelection.subscribe(highlight);
  }, [list]);
  return null;
}
