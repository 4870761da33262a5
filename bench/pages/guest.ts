/** Cookies of a new guest with the first size of each of these products in the cart, as a Cookie header. */
export async function guestWithCart(origin: string, products: readonly string[]): Promise<string> {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const product of products) {
    const page = await (await fetch(origin + product)).text();
    const articleId = /name="articleId" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await fetch(`${origin}/cart`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, cookie: header() },
      body: new URLSearchParams({ intent: 'add', articleId }),
    });
    if (answer.status !== 303) throw new Error(`The cart was answered with ${answer.status}.`);
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
  }
  return header();
}
