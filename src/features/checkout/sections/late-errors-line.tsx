import { type ComponentProps, lazy, Suspense } from 'react';
import { quietly } from '@/lib/ui/loading/quietly';
import type { ErrorsLine } from './errors-line';

/** Loaded when the button is pressed and a field is wrong, because the checkout starts without errors. */
const line = () => import('./errors-line');
const Line = import.meta.env.SSR
  ? (await line()).ErrorsLine
  : lazy(async () => ({
      // Without the file the fields still say what is wrong, and the form stays as it is.
      default: await quietly(line).then(
        ({ ErrorsLine }) => ErrorsLine,
        () => () => null,
      ),
    }));

/** All errors as one line of links. The HTML of the server stays until the line is loaded. */
export function LateErrorsLine(props: ComponentProps<typeof ErrorsLine>) {
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  );
}
