import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeOrderDraft,
  getShowOrderDraftQueryKey,
  getShowOrderDraftQueryOptions,
  type OrderDraftChange,
} from '../../api/index.ts';

/** The operator's draft of an order, and its changes, one after the other. */
export function useOrderDraft() {
  const client = useQueryClient();
  const draft = useQuery({ ...getShowOrderDraftQueryOptions(), refetchOnWindowFocus: false });
  const change = useMutation({
    mutationFn: (body: OrderDraftChange) => changeOrderDraft(body),
    scope: { id: 'order-draft' },
    onSuccess: (next) => client.setQueryData(getShowOrderDraftQueryKey(), next),
  });
  return { draft, change };
}

export type ChangeDraft = ReturnType<typeof useOrderDraft>['change'];
