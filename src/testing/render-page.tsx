import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/lib/api';
import { hideToast, Toaster } from '@/lib/ui/overlays/toast';

/** Shows a part of a page as a page would: in a visit of its own, with its toasts. For component tests. */
export function renderPage(children: ReactNode) {
  hideToast();
  const client = createQueryClient();
  const page = render(
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...page, client, user: userEvent.setup() };
}
