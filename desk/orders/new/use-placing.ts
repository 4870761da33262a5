import { useEffect, useEffectEvent, useRef } from 'react';
import { type DraftedOrder, isAnswer, type OperatorOrder, placeDraftedOrder } from '../../api/index.ts';
import { useDraft } from '../../parts/draft.ts';

const NOT_SENT = { key: '', body: '' };

/** The request whose answer the desk does not know. It survives a reload. */
export const useSentOrder = () => useDraft('order-by-phone-sent', NOT_SENT);

type Placing = {
  /** Whether the draft of the shop has no goods, as it has after its order was placed. */
  isEmpty: boolean;
  placed(order: OperatorOrder): Promise<void>;
};

/**
 * Places an order once. The idempotency key stays until the shop answers, so that an order whose answer was
 * lost is found again: if it is sent again, or at once if the draft is empty by then. An empty draft cannot
 * become another order.
 */
export function usePlacing({ isEmpty, placed }: Placing): (body: DraftedOrder) => Promise<void> {
  const { draft, keep, forget } = useSentOrder();
  const sent = useRef(draft);

  async function send(body: DraftedOrder): Promise<void> {
    const key = sent.current.key || crypto.randomUUID();
    sent.current = { key, body: JSON.stringify(body) };
    keep(sent.current);
    let order: OperatorOrder;
    try {
      order = await placeDraftedOrder(body, { headers: { 'Idempotency-Key': key } });
    } catch (error) {
      if (isAnswer(error)) end();
      throw error;
    }
    end();
    await placed(order);
  }

  function end(): void {
    sent.current = NOT_SENT;
    forget();
  }

  const findLost = useEffectEvent(async () => {
    if (sent.current.key !== '') await send(JSON.parse(sent.current.body) as DraftedOrder);
  });
  useEffect(() => {
    // If there is no answer again, the request is kept and the screen stays as it is.
    if (isEmpty) findLost().catch(() => undefined);
  }, [isEmpty]);

  return send;
}
