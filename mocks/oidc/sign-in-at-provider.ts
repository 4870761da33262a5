/**
 * Acts as a person with a browser at the local provider. Opens the provider's URL and chooses a person, or
 * cancels. Returns the URL of the shop to which the provider then redirects, without opening it.
 * @throws Error if the provider shows an unexpected page
 */
export async function signInAtProvider(
  address: string,
  who: string,
  /** The browser's cookies. Passing the same map again means the same browser. */
  cookies = new Map<string, string>(),
): Promise<URL> {
  const { origin } = new URL(address);

  async function ask(url: string, form?: URLSearchParams): Promise<Response> {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form ?? null,
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  }

  let url = address;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 10; steps++) {
    const response = await ask(url, form);
    const location = response.headers.get('location');
    if (location) {
      form = undefined;
      url = new URL(location, url).href;
      if (!url.startsWith(`${origin}/`)) return new URL(url);
      continue;
    }
    if (response.status !== 200 || form)
      throw new Error(`The provider answered ${response.status} at ${url}.`);
    form = new URLSearchParams({ who: who === 'cancel' ? '' : who });
  }
  throw new Error('The provider redirects in a loop.');
}
