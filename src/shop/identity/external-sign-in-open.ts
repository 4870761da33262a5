let isOpen = false;

/**
 * Whether the shopper is signing in with an external provider, in a popup opened by this page. The code that
 * opened the popup reads all data afterwards, so other listeners to the announcement of the sign-in need not.
 */
export const isExternalSignInOpen = (): boolean => isOpen;

export function setExternalSignInOpen(value: boolean): void {
  isOpen = value;
}
