import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './api';
import { usePrefetchedQuery } from './prefetched-query';

const options = { queryKey: ['sum', 2], queryFn: () => Promise.resolve('four') };

function Sum() {
  return <p>{usePrefetchedQuery(options)}</p>;
}

function show(prefetched: boolean) {
  const queryClient = createQueryClient();
  if (prefetched) queryClient.setQueryData(options.queryKey, 'four');
  render(
    <QueryClientProvider client={queryClient}>
      <Sum />
    </QueryClientProvider>,
  );
}

test('what the loader fetched is there at once', () => {
  show(true);
  expect(screen.getByText('four')).toBeDefined();
});

test('what the loader forgot is named', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show(false)).toThrow('The loader did not prefetch ["sum",2]');
});
