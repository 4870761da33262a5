import type { SellerVat } from '#shared/orders/vat.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { sellerPlaceholders, VAT_PLACEHOLDER } from '../domain/pages/page-details.ts';
import { type SellerSettings, sellerVat } from '../domain/seller-settings.ts';
import { type Finding, ok, warning } from './check.ts';
import type { CheckedSettings } from './checked-settings.ts';
import { type Accounts, methodsTo, sellingMethods } from './opening/delivery-ways.ts';
import type { ShopFacts, ShopReading } from './opening/read-shop.ts';
import { isInn, isKpp, isOgrn } from './opening/registration-numbers.ts';

type Question = {
  shop: ShopReading;
  services: CheckedSettings;
  accounts: Accounts;
  /** When the last backup was finished, as recorded in DATA_DIR; undefined if no backup is recorded. */
  lastBackup: Date | undefined;
  now: Date;
};

type OpeningFinding = Finding & { check: string };

/**
 * Reports what the shop still needs before real shoppers come: a warning with advice for each missing thing,
 * or one line if nothing is missing.
 */
export function checkOpening({ shop, services, accounts, lastBackup, now }: Question): OpeningFinding[] {
  const lacking = Object.entries({
    seller: sellerLacks(services),
    ...('unread' in shop ? { database: [shop.unread] } : shopLacks(shop, { services, accounts, now })),
    letters:
      services.SMTP_URL === undefined
        ? ['Shoppers get no letters about their orders: set SMTP_URL and MAIL_FROM.']
        : [],
    backup: backupLacks(lastBackup, now),
  }).flatMap(([check, sentences]) => sentences.map((says) => ({ check, ...warning(says) })));
  return lacking.length > 0 ? lacking : [{ check: 'opening', ...ok('Nothing that is checked is lacking.') }];
}

const shopLacks = (
  shop: ShopFacts,
  { services, accounts, now }: Pick<Question, 'services' | 'accounts' | 'now'>,
): Record<string, string[]> => ({
  pages: pagesLack(shop, services),
  payment: paymentLacks(shop, accounts),
  cities: citiesLack(shop, accounts, now),
  goods: goodsLack(shop.colours),
  vat: vatLacks(shop.sizesWithFullVat, services),
});

const settingOf = (placeholder: string) => sellerPlaceholders[placeholder.slice(1, -1)];

/**
 * Warnings about pages that contain placeholders. Those about the seller are filled in from settings; an
 * editor must replace all others.
 */
function pagesLack({ unfilledPages }: ShopFacts, settings: SellerSettings): string[] {
  const ofSeller = new Set(unfilledPages.flatMap(({ placeholders }) => placeholders.filter(settingOf)));
  const unset = [...ofSeller].filter((place) => settings[settingOf(place) ?? 'SELLER_NAME'] === undefined);
  const ofEditor = unfilledPages.flatMap(({ path, placeholders }) => {
    const left = placeholders.filter(
      (place) => settingOf(place) === undefined && place !== `[${VAT_PLACEHOLDER}]`,
    );
    return left.length > 0
      ? [
          `${path} still shows ${left.join(', ')}: fill that in by npm run content -- export, an editor and import.`,
        ]
      : [];
  });
  if (unset.length === 0) return ofEditor;
  const names = unset.flatMap((place) => settingOf(place) ?? []);
  return [`Pages still show ${unset.join(', ')}: set ${names.join(', ')} and restart.`, ...ofEditor];
}

const REQUIRED = [
  'SELLER_NAME',
  'SELLER_INN',
  'SELLER_OGRN',
  'SELLER_ADDRESS',
  'SELLER_EMAIL',
  'SELLER_PHONE',
] as const;

function sellerLacks(settings: SellerSettings): string[] {
  const missing = REQUIRED.filter((name) => settings[name] === undefined);
  return [
    ...(missing.length > 0
      ? [`The law requires the seller's details: set ${missing.join(', ')}, or seller in the brand kit.`]
      : []),
    ...(settings.SELLER_PHONE !== undefined && settings.SELLER_HOURS === undefined
      ? [
          'Shoppers do not see when the phone is answered: set SELLER_HOURS, or hours of the seller in the brand kit.',
        ]
      : []),
    ...registrationFaults(settings),
    ...(settings.SELLER_VAT === undefined && settings.SELLER_TAX_SYSTEM.startsWith('usn')
      ? [
          'Receipts say that prices are free of VAT, because SELLER_TAX_SYSTEM is a simplified one: set SELLER_VAT to none if that is so, or to 5, 7, 10 or 22.',
        ]
      : []),
  ];
}

/**
 * VAT rates, in percent, of sellers in the simplified tax system. Such a seller has one of these rates for
 * all goods that are not exempt.
 */
const ALL_GOODS: readonly SellerVat[] = [0, 5, 7];

function vatLacks(sizes: number, settings: SellerSettings): string[] {
  const vat = sellerVat(settings);
  if (sizes === 0 || !ALL_GOODS.includes(vat)) return [];
  const rate = vat === 0 ? 'free of VAT' : `at ${vat} %`;
  return [
    `The seller sells ${rate}, but sizes have 10 % or the main rate of their own (${sizes}): correct SELLER_VAT, or «НДС» of these goods by npm run catalog -- table.`,
  ];
}

function registrationFaults({
  SELLER_INN: inn,
  SELLER_OGRN: ogrn,
  SELLER_KPP: kpp,
}: SellerSettings): string[] {
  const isPerson = inn?.length === 12;
  const faults = {
    'SELLER_INN is no INN, because its check digits do not fit: correct it.': inn && !isInn(inn),
    'SELLER_OGRN is no OGRN, because its first or its check digit does not fit: correct it.':
      ogrn && !isOgrn(ogrn),
    'SELLER_KPP is no KPP: correct it, such as 770101001.': kpp && !isKpp(kpp),
    'SELLER_INN and SELLER_OGRN belong to different kinds of sellers: organisations have 10 and 13 digits, entrepreneurs 12 and 15.':
      inn && ogrn && isPerson !== (ogrn.length === 15),
    'SELLER_KPP is set, but entrepreneurs with an INN of 12 digits have none: remove it.': kpp && isPerson,
  };
  return Object.entries(faults).flatMap(([says, isFault]) => (isFault ? [says] : []));
}

function paymentLacks({ delivery }: ShopFacts, accounts: Accounts): string[] {
  if (sellingMethods(delivery, accounts).length > 0) return [];
  const wantsOnline = delivery.table.methods.some(({ payments }) => payments.some(isOnline));
  return [
    wantsOnline && accounts.online.size === 0
      ? 'No order can be paid: set PAYMENTS, or add cash or card-on-receipt to methods of the delivery table.'
      : 'No order can be paid: give a method of the delivery table a tariff and a way to pay that the shop takes.',
  ];
}

function citiesLack({ delivery, largestCities }: ShopFacts, accounts: Accounts, now: Date): string[] {
  if (largestCities.length === 0) return ['The shop knows no cities yet: start it once.'];
  const without = largestCities.filter((place) => methodsTo(place, delivery, accounts, now).length === 0);
  if (without.length === 0) return [];
  const names = without.map(({ cityName }) => cityName).join(', ');
  return [
    `No order can go to ${names}: add a zone (or a zone with rest: true) with tariffs of courier or post, by npm run delivery.`,
  ];
}

function goodsLack({ all, withoutPicture, drawn }: ShopFacts['colours']): string[] {
  if (all === 0) return ['The shop has no goods: import them by npm run catalog -- import <feed.yml>.'];
  const share = (count: number) =>
    `${count} of ${all} colours (${Math.max(1, Math.round((count / all) * 100))} %)`;
  return [
    ...(drawn > 0
      ? [
          `${share(drawn)} have drawn pictures, as the demo goods have: set DEMO_DATA=off and begin with an empty database, or import pictures of your own.`,
        ]
      : []),
    ...(withoutPicture > 0
      ? [
          `${share(withoutPicture)} have no picture: add pictures to the feed; the report of npm run catalog -- import names those that failed.`,
        ]
      : []),
  ];
}

const DAY = 86_400_000;

function backupLacks(lastBackup: Date | undefined, now: Date): string[] {
  const how = 'run npm run backup -- --to <file> every day, by cron.';
  if (lastBackup === undefined) return [`No backup is known in DATA_DIR: ${how}`];
  const days = Math.floor((now.getTime() - lastBackup.getTime()) / DAY);
  return days >= 1 ? [`The last backup known in DATA_DIR is ${days} days old: ${how}`] : [];
}
