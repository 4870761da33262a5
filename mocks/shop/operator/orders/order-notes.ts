import { MOST_NOTES } from '#shared/orders/notes.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState } from '../../state/state.ts';
import { lettersOf } from './letters-of.ts';
import { logCall, operatorView, storedOrder } from './operator-view.ts';

/** Operations for notes about an order, and for letters to its buyer. */
export function orderNoteOperations(
  state: ShopState,
): Pick<ShopOperations, 'addOrderNote' | 'repeatOrderLetter'> {
  return {
    addOrderNote({ params, body, visitor }) {
      const stored = storedOrder(state, params.orderId);
      const before = stored.notes ?? [];
      if (!stored.order.contact || before.length >= MOST_NOTES) throw new Refusal('ORDER_STEP_REFUSED');
      const note = { at: new Date().toISOString(), operator: visitor.operator?.name ?? '' };
      stored.notes = [...before, { ...note, text: body.text.trim() }];
      logCall(stored, 'addOrderNote', visitor);
      return operatorView(state, stored);
    },

    repeatOrderLetter({ params, visitor }) {
      const stored = storedOrder(state, params.orderId);
      const letter = operatorView(state, stored).letters.find(({ id }) => id === params.letterId);
      if (!letter) throw new Refusal('NOT_FOUND');
      if (!letter.canRepeat) throw new Refusal('ORDER_STEP_REFUSED');
      const again = { ...letter, id: crypto.randomUUID(), at: new Date().toISOString() };
      stored.letters = [again, ...lettersOf(stored)];
      logCall(stored, 'repeatOrderLetter', visitor);
      return operatorView(state, stored);
    },
  };
}
