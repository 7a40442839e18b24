import { type RefObject, useEffect, useState } from 'react';

/** Half a small screen ahead, so that the map is there when it is reached. */
const rootMargin = '200px';

/** Whether an element has come near the screen; stays true from then on. A hidden element is on no screen. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
