import { setResponseStatus } from '@tanstack/react-start/server';
import type { PostedProblem } from '@/features/cart/cart-screen';
import { ASK_FOR_SIZE, readCartForm } from '@/features/cart/read-cart-form';
import { applyCartActions, createGuestIdentity, fetchSession, isApiError } from '@/lib/api';
import { FormRefused, readForm, seeOther } from '@/lib/form-post';

type Context = { problem: PostedProblem };
type Next = (options: { context: Context }) => { isNext: true; context: Context };

/**
 * A cart form posted without scripts: makes the change and sends the browser to the cart, or shows the cart with what
 * is wrong. The first write of an anonymous shopper makes a guest.
 */
export async function postCart({ request, next }: { request: Request; next: Next }) {
  const refuse = (status: number, message: string, back?: string) => {
    setResponseStatus(status);
    return next({ context: { problem: { message, back } } });
  };
  let back: string | undefined;
  try {
    const form = readCartForm(await readForm(request));
    back = form.back;
    if (form.actions.length === 0) return refuse(422, ASK_FOR_SIZE, back);
    const session = await fetchSession();
    if (!session || session.identity === 'none') await createGuestIdentity();
    await applyCartActions({ items: form.actions }, { extendByMindbox: true });
    return seeOther('/cart');
  } catch (error) {
    if (error instanceof FormRefused) return refuse(error.status, error.message, back);
    if (isApiError(error)) return refuse(error.status ?? 503, error.message, back);
    throw error;
  }
}
