import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type OrderEditDraft, type OrderEditPreview, tryEdit } from '../../../api/index.ts';
import { changesAnything } from './edit-form.ts';

/** How long a person may pause while typing before the sums are computed, in ms. */
const PAUSE_MS = 350;

export type SeenPreview = {
  preview: OrderEditPreview | undefined;
  error: unknown;
  /** Whether the preview is that of the present fields. */
  isCurrent: boolean;
};

/**
 * What a draft would do to an order, computed by the server after each change. The recipient does not matter for
 * the sums, and is left out while it is typed.
 */
export function useEditPreview(
  orderId: string,
  { recipient: _, ...draft }: OrderEditDraft,
  isPossible: boolean,
): SeenPreview {
  const text = JSON.stringify(draft);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const wanted = JSON.parse(settled) as OrderEditDraft;
  const query = useQuery({
    queryKey: ['tryEdit', orderId, settled],
    queryFn: ({ signal }) => tryEdit(orderId, wanted, { signal }),
    enabled: isPossible && changesAnything(wanted),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!changesAnything(draft)) return { preview: undefined, error: null, isCurrent: true };
  const isCurrent = settled === text && !query.isPlaceholderData && !query.isFetching;
  return { preview: query.data, error: settled === text ? query.error : null, isCurrent };
}
