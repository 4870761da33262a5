/**
 * Whether a shop with these settings uses the local bank. It must have no payment settings of its own, and
 * either `DEMO_BANK` asks for the bank or, if that is not set, the shop has demo goods.
 */
export function wantsBank(settings: Record<string, string | undefined>): boolean {
  const isSet = (name: string) => Boolean(settings[name]?.trim());
  const isWanted = isSet('DEMO_BANK')
    ? settings.DEMO_BANK?.trim() === 'on'
    : settings.DEMO_DATA?.trim() !== 'off';
  return isWanted && !isSet('PAYMENTS') && !isSet('YOOKASSA_SHOP_ID') && !isSet('API_BASE_URL');
}
