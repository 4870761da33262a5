import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';

/**
 * A part of links, texts and plain forms that is not hydrated: the server's HTML stays, and the browser loads no code
 * for it. The code is loaded only if the page is rendered in the browser.
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: hydration keeps the server's HTML
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
}
