import { setResponseStatus } from '@tanstack/react-start/server';
import { ASK_FOR_SIZE, type CartForm, readCartForm } from '@/features/cart/read-cart-form';
import type { PostedProblem } from '@/features/cart/screen/problem-notice';
import { promoCodeProblem, refusedPromoCode } from '@/features/cart/screen/promo-code-definition';
import {
  addPromoCode,
  applyCartActions,
  createGuestIdentity,
  fetchSession,
  isApiError,
  removePromoCode,
} from '@/lib/api';
import { FormRefused, readForm, seeOther } from '@/lib/page/form-post';
import { hrefTo } from '@/shop/addresses/href-to';

type Context = { problem: PostedProblem };
type Next = (options: { context: Context }) => { isNext: true; context: Context };

/** Parameters that every cart request must have (docs/specification.md §7.2). */
const PARAMS = { extendByMindbox: true } as const;

/**
 * Handles a cart form that was posted without scripts: makes the change and redirects to the cart, or renders
 * the cart with an error. The first change of a shopper without an identity creates a guest.
 */
export async function postCart({ request, next }: { request: Request; next: Next }) {
  const refuse = (status: number, problem: PostedProblem) => {
    setResponseStatus(status);
    return next({ context: { problem } });
  };
  let form: CartForm | undefined;
  try {
    form = readCartForm(await readForm(request));
    const wrong = problemOf(form);
    if (wrong) return refuse(422, wrong);
    const session = await fetchSession();
    if (!session || session.identity === 'none') await createGuestIdentity();
    await carryOut(form);
    return seeOther(hrefTo('/cart'));
  } catch (error) {
    if (error instanceof FormRefused) return refuse(error.status, { message: error.message });
    if (!isApiError(error)) throw error;
    const status = error.status ?? 503;
    if (form?.kind === 'enter-promo-code') {
      return refuse(status, { promoCode: { code: form.code, message: refusedPromoCode(error) } });
    }
    return refuse(status, { message: error.message, back: form?.kind === 'actions' ? form.back : undefined });
  }
}

/** The error of the form that can be found without the API. */
function problemOf(form: CartForm): PostedProblem | undefined {
  if (form.kind === 'actions') {
    return form.actions.length === 0 ? { message: ASK_FOR_SIZE, back: form.back } : undefined;
  }
  const message = promoCodeProblem(form.code);
  return message ? { promoCode: { code: form.code, message } } : undefined;
}

function carryOut(form: CartForm): Promise<unknown> {
  switch (form.kind) {
    case 'actions':
      return applyCartActions({ items: form.actions }, PARAMS);
    case 'enter-promo-code':
      return addPromoCode({ code: form.code }, PARAMS);
    case 'remove-promo-code':
      return removePromoCode(form.code, PARAMS);
  }
}
