import { type ComponentProps, lazy, Suspense } from 'react';
import { quietly } from '@/lib/ui/loading/quietly';
import type { ErrorsLine } from './errors-line';

/**
 * Loaded when the order button is pressed while a field is wrong, because the checkout starts without errors.
 */
const line = () => import('./errors-line');
const Line = import.meta.env.SSR
  ? (await line()).ErrorsLine
  : lazy(async () => ({
      // If the file fails to load, the fields still show their own errors.
      default: await quietly(line).then(
        ({ ErrorsLine }) => ErrorsLine,
        () => () => null,
      ),
    }));

/** Links to all fields with errors, in one line. Until its code is loaded, the HTML from the server stays. */
export function LateErrorsLine(props: ComponentProps<typeof ErrorsLine>) {
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  );
}
