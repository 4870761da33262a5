import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/lib/api';
import { useRetryableQuery } from './retryable-query';

test('the query is fetched while it is enabled; a failure stays visible, with its retry button, until a retry succeeds', async () => {
  const calls: { answer(value: string): void; refuse(error: Error): void }[] = [];
  const queryFn = () =>
    new Promise<string>((answer, refuse) => {
      calls.push({ answer, refuse });
    });
  function Part({ enabled }: { enabled: boolean }) {
    const { data, error, busy, retry } = useRetryableQuery<string, Error, string[]>({
      queryKey: ['thing'],
      queryFn,
      enabled,
    });
    if (data) return <p>{data}</p>;
    if (!error) return <p>ждём</p>;
    return (
      <button type="button" onClick={retry} aria-busy={busy}>
        {error.message}
      </button>
    );
  }
  const client = createQueryClient();
  const at = (enabled: boolean) => (
    <QueryClientProvider client={client}>
      <Part enabled={enabled} />
    </QueryClientProvider>
  );
  const { rerender } = render(at(false));
  expect(calls).toHaveLength(0);
  rerender(at(true));
  expect(calls).toHaveLength(1);
  calls[0]?.refuse(new Error('не вышло'));
  const button = await screen.findByRole('button', { name: 'не вышло', busy: false });
  await userEvent.setup().click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(button);
  calls[1]?.answer('готово');
  expect(await screen.findByText('готово')).toBeDefined();
});

test('data stays on the screen while a retry fails', async () => {
  const client = createQueryClient();
  const query = { queryKey: ['thing'], queryFn: () => Promise.reject<string>(new Error('не вышло')) };
  client.setQueryData(query.queryKey, 'известно', { updatedAt: 0 });
  function Part() {
    const { data, error } = useRetryableQuery<string, Error, string[]>(query);
    return <p>{[data, error?.message].join(' ')}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <Part />
    </QueryClientProvider>,
  );
  expect(screen.getByText('известно')).toBeDefined();
  await screen.findByText('известно не вышло');
});
