import type { CartAction } from '@/lib/api';
import { safePath } from '@/lib/safe-path';
import { steppedQuantity } from '@/lib/ui/stepper';
import { addActions, updateActions } from './cart-actions';

export const ASK_FOR_SIZE = 'Выберите размер, чтобы добавить товар в\u00a0корзину';

/** What a form that was posted without scripts wants of the cart. The API judges ids and bounds. */
export type CartForm = { actions: CartAction[]; back: string | undefined };

/** Reads a posted form. No actions mean that no size was chosen or that the form is not one of ours. */
export function readCartForm(form: URLSearchParams): CartForm {
  const back = safePath(form.get('back'), '') || undefined;
  const articleId = form.get('articleId');
  if (!articleId) return { actions: [], back };
  if (form.get('intent') === 'add') return { actions: addActions(articleId, 1), back };
  const quantity = steppedQuantity(form);
  if (form.get('intent') !== 'update' || quantity === undefined) return { actions: [], back };
  return { actions: updateActions({ articleId, isGift: form.get('isGift') === 'true' }, quantity), back };
}
