import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIsHydrated } from './use-is-hydrated';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Preloads a component on hover or focus; a failure is handled where the component is rendered. */
export const preload = (load: () => Promise<unknown>) => (): void => void load().catch(() => null);

/**
 * A component whose code is loaded when it is first shown. next/dynamic would add a kibibyte to every page. On the server it may be sent
 * behind its placeholder, which therefore has its size.
 * @param placeholder what is shown until then
 */
export function lazyComponent<Props extends object>(load: Load<Props>, placeholder: ReactNode = null): ComponentType<Props> {
  const Loaded = lazy(async () => {
    const Part = await load();
    return { default: ({ own }: { own: Props }) => <Part {...own} /> };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, where its module is loaded.
  return function LazyComponent(props) {
    return (
      <Suspense fallback={placeholder}>
        <Loaded own={props} />
      </Suspense>
    );
  };
}

/** The same for what only a browser can show: the server sends the placeholder in its place. */
export function clientOnlyComponent<Props extends object>(
  load: Load<Props>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyComponent(load, placeholder);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, where its module is loaded.
  return function ClientOnlyComponent(props) {
    return useIsHydrated() ? <Part {...props} /> : placeholder;
  };
}
