import { THIRD_PARTIES, type ThirdPartyId } from '#shared/third-parties/third-parties.ts';
import { deleteCookie } from '../browser/services';
import { deviceStorage } from '../browser/storage';

/**
 * Deletes the cookies and other storage that a third party has created on the shop's own domain. What it
 * stored on its own domain cannot be deleted.
 */
export function deleteStoredFiles(id: ThirdPartyId): void {
  const domains = domainsOf(location.hostname);
  for (const { name } of THIRD_PARTIES[id].files) {
    for (const domain of [undefined, ...domains]) deleteCookie(name, domain);
    deviceStorage.removeItem(name);
  }
}

/** A cookie of www.shop.example may also have been set for shop.example. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
}
