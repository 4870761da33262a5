import { useMutation } from '@tanstack/react-query';
import { refusalText } from '@/lib/forms/refusal-text';
import { isApiError, showLabel } from '../api/index.ts';

/** Loads the label of an order when it is to be printed. `data` is the label until it was printed. */
export function usePrintLabel(orderId: string, onRefusal: (text: string) => void) {
  const label = useMutation({
    mutationFn: () => showLabel(orderId),
    onError(error) {
      if (!isApiError(error)) throw error;
      onRefusal(refusalText(error));
    },
  });
  return {
    data: label.data,
    busy: label.isPending,
    print: () => {
      if (!label.isPending) label.mutate();
    },
    forget: () => label.reset(),
  };
}
