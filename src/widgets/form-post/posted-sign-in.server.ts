import { type Cart, getCart, isApiError } from '@/lib/api';
import { seeOther } from '@/lib/page/form-post';
import { hrefTo } from '@/shop/addresses/href-to';

/**
 * Redirects a shopper who has just signed in without scripts. A page on the way shows what was merged, unless the
 * redirect leads to the cart, which shows it itself: the HTML of public pages is the same for everyone.
 */
export async function sendSignedInOn(back: string): Promise<Response> {
  if (/^\/cart(?![^/?#])/.test(back)) return seeOther(back);
  const cart = await readCart();
  const hasMerged = cart?.messages.some(({ code }) => code === 'MERGED') ?? false;
  return seeOther(hasMerged ? hrefTo('/login/merged', { search: { redirect: back } }) : back);
}

/** A cart that fails to load does not block the way. */
async function readCart(): Promise<Cart | undefined> {
  try {
    return await getCart({ extendByMindbox: true });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
