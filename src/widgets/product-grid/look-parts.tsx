import { type ComponentProps, lazy, Suspense } from 'react';
import type { LookToBuy } from './look-to-buy';

/** No page begins with its outfit and few listings have one, so browsers fetch the form when one is shown. */
const form = () => import('./look-to-buy');
const Form = import.meta.env.SSR
  ? (await form()).LookToBuy
  : lazy(async () => ({ default: (await form()).LookToBuy }));

/** The pieces of an outfit; what the server made stands until the form works. */
export function LookParts(props: ComponentProps<typeof LookToBuy>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
