/** Whether a shop with these settings should use the local bank: it has demo goods and no payments configured yet. */
export function wantsBank(settings: Record<string, string | undefined>): boolean {
  const isSet = (name: string) => Boolean(settings[name]?.trim());
  const hasDemoData = settings.DEMO_DATA?.trim() !== 'off';
  return hasDemoData && !isSet('PAYMENTS') && !isSet('YOOKASSA_SHOP_ID') && !isSet('API_BASE_URL');
}
