import type { PaymentProvider, Payments, ProviderName } from '../../domain/payment-provider.ts';
import type { SellerSettings } from '../../domain/seller-settings.ts';
import { StartupError } from '../../platform/startup-error.ts';
import type { PaymentSettings } from '../base/settings.ts';
import { createDolyame } from './dolyame/dolyame.ts';
import { readDolyameCertificate } from './dolyame/read-certificate.ts';
import { createTkassa } from './tkassa/tkassa.ts';
import { createYookassa } from './yookassa/yookassa.ts';

type Settings = PaymentSettings & Pick<SellerSettings, 'SELLER_TAX_SYSTEM'>;

type Open = (settings: Settings) => PaymentProvider;

/** Names of the settings that each provider requires. */
const CREDENTIALS: Readonly<Record<ProviderName, readonly (keyof PaymentSettings)[]>> = {
  yookassa: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  tkassa: ['TKASSA_TERMINAL_KEY', 'TKASSA_PASSWORD'],
  dolyame: ['DOLYAME_LOGIN', 'DOLYAME_PASSWORD', 'DOLYAME_CERT_FILE', 'DOLYAME_KEY_FILE'],
};

const OPEN: Readonly<Record<ProviderName, Open>> = {
  yookassa: (settings) =>
    createYookassa({
      url: settings.YOOKASSA_URL,
      shopId: settings.YOOKASSA_SHOP_ID ?? '',
      secretKey: settings.YOOKASSA_SECRET_KEY ?? '',
      taxSystem: settings.SELLER_TAX_SYSTEM,
      timeoutMs: settings.PAYMENTS_TIMEOUT_MS,
    }),
  tkassa: (settings) =>
    createTkassa({
      url: settings.TKASSA_URL,
      terminalKey: settings.TKASSA_TERMINAL_KEY ?? '',
      password: settings.TKASSA_PASSWORD ?? '',
      taxation: settings.SELLER_TAX_SYSTEM,
      timeoutMs: settings.PAYMENTS_TIMEOUT_MS,
    }),
  dolyame: (settings) =>
    createDolyame({
      url: settings.DOLYAME_URL,
      login: settings.DOLYAME_LOGIN ?? '',
      password: settings.DOLYAME_PASSWORD ?? '',
      certificate: readDolyameCertificate(settings),
      mostSum: settings.DOLYAME_MOST_SUM * 100,
      timeoutMs: settings.PAYMENTS_TIMEOUT_MS,
    }),
};

/**
 * Opens the payment providers that the setting PAYMENTS lists, in their order. Credentials of a provider that
 * is not listed are an error: otherwise, the retailer might not notice that the shop does not use it.
 * @throws StartupError if credentials are missing or unused, or a certificate is invalid
 */
export function openPayments({ settings }: { settings: Settings }): Payments {
  const names = settings.PAYMENTS ?? [];
  for (const [name, needed] of Object.entries(CREDENTIALS)) {
    const isNamed = names.some((one) => one === name);
    const missing = needed.find((each) => settings[each] === undefined);
    const present = needed.find((each) => settings[each] !== undefined);
    if (isNamed && missing) throw new StartupError(`PAYMENTS names ${name}, which needs ${missing}.`);
    if (!isNamed && present) throw new StartupError(`${present} is set, but PAYMENTS does not name ${name}.`);
  }
  return {
    providers: names.map((name) => OPEN[name](settings)),
    waitMinutes: settings.ORDER_PAYMENT_MINUTES,
  };
}
