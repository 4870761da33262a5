import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';

/**
 * A part of links, words and plain forms: what the server made stands as it came, and the browser gets no code for it. Only
 * where a page begins in the browser, without such a part, the code is fetched.
 *
 * `servedPart(import.meta.env.SSR ? (await load()).Part : async () => ({ default: (await load()).Part }))`
 */
export function servedPart<Props extends object>(
  part: ComponentType<Props> | (() => Promise<{ default: ComponentType<Props> }>),
  isServer = import.meta.env.SSR,
): ComponentType<Props> {
  if (isServer) {
    const Part = part as ComponentType<Props>;
    return (props) => (
      <div>
        <Part {...props} />
      </div>
    );
  }
  const Part = lazy(part as () => Promise<{ default: ComponentType<Props> }>);
  return function ServedPart(props) {
    const [isServed] = useState(!useHydrated());
    if (!isServed)
      return (
        <div>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </div>
      );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there is kept
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
}
