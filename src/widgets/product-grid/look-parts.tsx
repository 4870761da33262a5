import { type ComponentProps, lazy, Suspense } from 'react';
import type { LookToBuy } from './look-to-buy';

/** Loaded when an outfit becomes visible: no page begins with one, and few listings have one. */
const form = () => import('./look-to-buy');
const Form = import.meta.env.SSR
  ? (await form()).LookToBuy
  : lazy(async () => ({ default: (await form()).LookToBuy }));

/** The goods of an outfit with a form to buy them. The server's HTML stays until the code is loaded. */
export function LookParts(props: ComponentProps<typeof LookToBuy>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
