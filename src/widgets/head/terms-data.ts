import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts';
import type { Product } from '@/lib/api';

type OfferTerms = NonNullable<Product['terms']>;

/** Country code for delivery, and for the law about returns. */
const COUNTRY = 'RU';

/** Structured data of delivery and returns. Empty if the API does not provide it. */
export function termsData(
  terms: OfferTerms | undefined,
): Pick<Exclude<Offer, string>, 'shippingDetails' | 'hasMerchantReturnPolicy'> {
  if (!terms) return {};
  return {
    ...(terms.delivery && { shippingDetails: shippingData(terms.delivery) }),
    hasMerchantReturnPolicy: returnData(terms.returnDays),
  };
}

function shippingData({ least, most, days }: NonNullable<OfferTerms['delivery']>): OfferShippingDetails {
  const roubles = most / 100;
  const cost = least === most ? { value: roubles } : { maxValue: roubles };
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', currency: 'RUB', ...cost },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: days.min, maxValue: days.max, unitCode: 'DAY' },
    },
  };
}

function returnData(days: number | null): MerchantReturnPolicy {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: COUNTRY } as const;
  if (days === null)
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
  };
}
