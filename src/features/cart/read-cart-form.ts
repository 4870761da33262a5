import { readCartLink } from '#shared/cart/cart-link.ts';
import { safePath } from '#shared/web/safe-address.ts';
import type { CartAction } from '@/lib/api';
import { steppedQuantity } from '@/lib/ui/buttons/stepper';
import { addActions, clearActions, giftActions, updateActions } from './state/cart-actions';

export const ASK_FOR_SIZE = 'Выберите размер, чтобы добавить товар в\u00a0корзину';

/** What a cart form that was posted without scripts asks for. The API validates ids and quantities. */
export type CartForm =
  | { kind: 'actions'; actions: CartAction[]; back: string | undefined }
  | { kind: 'enter-promo-code' | 'remove-promo-code'; code: string };

/**
 * Reads a posted cart form. The list of actions is empty if no size was chosen, or if the form is not one of
 * the shop's.
 */
export function readCartForm(form: URLSearchParams): CartForm {
  const intent = form.get('intent');
  if (intent === 'enter-promo-code' || intent === 'remove-promo-code') {
    return { kind: intent, code: (form.get('code') ?? '').trim() };
  }
  return {
    kind: 'actions',
    actions: readActions(intent, form),
    back: safePath(form.get('back'), '') || undefined,
  };
}

function readActions(intent: string | null, form: URLSearchParams): CartAction[] {
  const articleId = form.get('articleId');
  if (intent === 'clear') {
    const lines = (name: string, isGift: boolean) =>
      form.getAll(name).map((id) => ({ articleId: id, isGift }));
    return clearActions([...lines('articleId', false), ...lines('giftArticleId', true)]);
  }
  if (intent === 'add-all')
    return readCartLink(form.getAll('line').join(',')).articles.flatMap((line) =>
      addActions(line.articleId, line.quantity),
    );
  if (!articleId) return [];
  if (intent === 'add') return addActions(articleId, 1);
  if (intent === 'gift') return giftActions(articleId, form.get('replaced') || undefined);
  const quantity = steppedQuantity(form);
  if (intent !== 'update' || quantity === undefined) return [];
  return updateActions({ articleId, isGift: form.get('isGift') === 'true' }, quantity);
}
