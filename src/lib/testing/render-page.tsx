import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hideToast, Toaster } from '../ui/toast';
import { createVisit, VisitProvider } from '../visit';

/** Shows a part of a page as a page would: in a visit of its own, with its toasts. For component tests. */
export function renderPage(children: ReactNode) {
  hideToast();
  const visit = createVisit();
  const page = render(
    <VisitProvider value={visit}>
      {children}
      <Toaster />
    </VisitProvider>,
  );
  return { ...page, visit, user: userEvent.setup() };
}
