import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/lib/api';
import { hideToast, Toaster } from '@/lib/ui/overlays/toast';
import { InRouter } from './in-router';

/**
 * Renders a component with a query client of its own, toasts, and a router for its links. For component
 * tests.
 */
export function renderPage(children: ReactNode) {
  hideToast();
  const client = createQueryClient();
  const page = render(
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>,
    { wrapper: InRouter },
  );
  return { ...page, client, user: userEvent.setup() };
}
