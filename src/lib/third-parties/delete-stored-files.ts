import { THIRD_PARTIES, type ThirdPartyId } from '#shared/third-parties/third-parties.ts';

/**
 * Deletes the cookies and storage that a third party has created under the shop's own address. Those of its
 * own domain are out of reach.
 */
export function deleteStoredFiles(id: ThirdPartyId): void {
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

/** A cookie for www.shop.example may have been set on shop.example. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
}
