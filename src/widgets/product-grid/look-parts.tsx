import { type ComponentProps, lazy, Suspense } from 'react';
import type { LookToBuy } from './look-to-buy';

/** Loaded when an outfit is shown, because no page begins with an outfit and few listings have one. */
const form = () => import('./look-to-buy');
const Form = import.meta.env.SSR
  ? (await form()).LookToBuy
  : lazy(async () => ({ default: (await form()).LookToBuy }));

/** The pieces of an outfit. The server's HTML stays until the form is loaded. */
export function LookParts(props: ComponentProps<typeof LookToBuy>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
