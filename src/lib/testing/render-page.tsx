import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api';
import { hideToast, Toaster } from '../ui/toast';

/** Shows a part of a page as a page would: with its queries and its toasts. For component tests. */
export function renderPage(children: ReactNode) {
  hideToast();
  const queryClient = createQueryClient();
  const page = render(
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...page, queryClient, user: userEvent.setup() };
}
