import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Preloads a component on hover or focus; a failure is handled where the component is rendered. */
export const preload = (load: () => Promise<unknown>) => (): void => void load().catch(() => null);

/**
 * Marks what the server sent until its code has come and it is hydrated: a click that came earlier is then repeated
 * (`server/entry/response-pipeline.ts`). What was first shown in the browser has no mark and no element of its own.
 */
function PendingMark({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  if (!isFromServer) return children;
  return (
    <span className="contents" data-pending={isHydrated ? undefined : ''}>
      {children}
    </span>
  );
}

/**
 * A component whose code is loaded when it is first shown. next/dynamic would add a kibibyte to every page. On the server it may be sent
 * behind its placeholder, which therefore has its size.
 * @param placeholder what is shown until then
 */
export function lazyComponent<Props extends object>(load: Load<Props>, placeholder: ReactNode = null): ComponentType<Props> {
  const Loaded = lazy(async () => {
    const Part = await load();
    return {
      default: ({ own }: { own: Props }) => (
        <PendingMark>
          <Part {...own} />
        </PendingMark>
      ),
    };
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
