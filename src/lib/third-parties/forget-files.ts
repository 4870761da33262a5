import { THIRD_PARTIES, type ThirdPartyId } from '#shared/third-parties/third-parties.ts';

/** Removes what a third party has kept in this browser under the shop's own address. Its own address is out of reach. */
export function forgetFiles(id: ThirdPartyId): void {
  const domains = domainsOf(location.hostname);
  for (const { name } of THIRD_PARTIES[id].files) {
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the store of cookies
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
    try {
      localStorage.removeItem(name);
    } catch {}
  }
}

/** A cookie of shop.example may have been set for www.shop.example, too. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
}
