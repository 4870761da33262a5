import { type AddressChange, getAddressChange, isApiError } from '@/lib/api';

/**
 * Asks the API whether the page at this path has moved or was removed. Undefined if it never existed, or if
 * the request fails.
 */
export async function addressChange(path: string): Promise<AddressChange | undefined> {
  try {
    return await getAddressChange({ path });
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}
