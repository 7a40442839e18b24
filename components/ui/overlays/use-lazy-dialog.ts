import { type ComponentType, useState } from 'react';

type DialogState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** A dialog whose code is loaded when it is first opened, since few visitors need it. `Dialog` is null until then. */
export function useLazyDialog<Props extends DialogState>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (!loaded) {
      setIsLoading(true);
      const Dialog = await load().finally(() => setIsLoading(false));
      setLoaded({ Dialog });
    }
    setIsOpen(true);
  };
  return { Dialog: loaded?.Dialog ?? null, isLoading, isOpen, setIsOpen, open };
}
