import { z } from 'zod';

// Schemas for structured data (JSON-LD), with the properties and formats that Google and Yandex require. They
// follow the documentation of product variants, breadcrumbs, organisations, sites and stores.

const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const schemaOrg = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));
/** A positive number as a string, without or with two decimal places: `1290` or `1290.50`. */
const price = z.string().regex(/^(?!0+(\.0+)?$)\d+(\.\d{2})?$/);

const sum = z.number().check(z.gte(0));
const rouble = { '@type': z.literal('MonetaryAmount'), currency: z.literal('RUB') };

const shipping = z.strictObject({
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: z.union([
    z.strictObject({ ...rouble, value: sum }),
    z.strictObject({ ...rouble, maxValue: sum }),
  ]),
  shippingDestination: z.strictObject({
    '@type': z.literal('DefinedRegion'),
    addressCountry: z.literal('RU'),
  }),
  deliveryTime: z.strictObject({
    '@type': z.literal('ShippingDeliveryTime'),
    transitTime: z.strictObject({
      '@type': z.literal('QuantitativeValue'),
      minValue: z.int(),
      maxValue: z.int(),
      unitCode: z.literal('DAY'),
    }),
  }),
});

const policy = { '@type': z.literal('MerchantReturnPolicy'), applicableCountry: z.literal('RU') };
const returns = z.union([
  z.strictObject({
    ...policy,
    returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: z.int().check(z.gte(1)),
  }),
  z.strictObject({ ...policy, returnPolicyCategory: schemaOrg('MerchantReturnNotPermitted') }),
]);

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  price,
  priceCurrency: z.literal('RUB'),
  priceSpecification: z
    .strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      priceType: schemaOrg('StrikethroughPrice'),
      price,
      priceCurrency: z.literal('RUB'),
    })
    .optional(),
  availability: schemaOrg('InStock', 'OutOfStock'),
  itemCondition: schemaOrg('NewCondition'),
  shippingDetails: shipping.optional(),
  hasMerchantReturnPolicy: returns.optional(),
});

const size = z.strictObject({
  '@type': z.literal('Product'),
  name: text.max(150),
  sku: text,
  gtin: z
    .string()
    .regex(/^(\d{8}|\d{12,14})$/)
    .optional(),
  mpn: text.optional(),
  color: text,
  size: text,
  image: address.optional(),
  offers: offer,
});

/**
 * A variant that has its own page: only its type and URL appear here, and its page has the other properties.
 */
const elsewhere = z.strictObject({ '@type': z.literal('Product'), url: address });

const stars = { bestRating: z.literal(5), worstRating: z.literal(1) };
const starred = z.number().check(z.gte(1), z.lte(5));

const rating = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: starred,
  reviewCount: z.int().check(z.gte(1)),
  ...stars,
});

const review = z.strictObject({
  '@type': z.literal('Review'),
  reviewRating: z.strictObject({ '@type': z.literal('Rating'), ratingValue: starred, ...stars }),
  author: z.strictObject({ '@type': z.literal('Person'), name: text }),
  datePublished: z.iso.date(),
  reviewBody: text,
});

const productGroup = z.strictObject({
  '@type': z.literal('ProductGroup'),
  name: text,
  description: text.optional(),
  url: address,
  productGroupID: text,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  aggregateRating: z.optional(rating),
  review: z.optional(z.array(review)),
  image: z.array(address).min(1),
  material: text.optional(),
  variesBy: z.array(schemaOrg('color', 'size')).min(1),
  hasVariant: z
    .array(z.union([size, elsewhere]))
    .min(1)
    .refine((variants) => variants.some((variant) => 'offers' in variant), 'no variant has an offer')
    .refine((variants) => {
      const codes = variants.flatMap((variant) => ('sku' in variant ? variant.sku : []));
      return new Set(codes).size === codes.length;
    }, 'an article twice'),
});

const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
    .min(2)
    .refine(
      (items) => items.every(({ position }, place) => position === place + 1),
      'positions starting at 1',
    ),
});

const organization = z.object({
  '@type': z.literal('OnlineStore'),
  name: text,
  url: address,
  logo: address,
});

const webSite = z.object({
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/.+\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const store = z.object({
  '@type': z.literal('ClothingStore'),
  name: text,
  url: address,
  image: z.array(address).min(1).optional(),
  telephone: text,
  address: z.object({ '@type': z.literal('PostalAddress'), addressLocality: text, streetAddress: text }),
  geo: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  openingHoursSpecification: z
    .array(
      z.object({
        dayOfWeek: z
          .array(schemaOrg('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'))
          .min(1),
        opens: time,
        closes: time,
      }),
    )
    .min(1),
});

/**
 * A numbered list of product URLs, without gaps in the numbers. The page of each product has its other
 * properties.
 */
const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int().check(z.gte(1)),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int().check(z.gte(1)), url: address }),
    )
    .min(1)
    .refine(
      (items) => items.every(({ position }, place) => position === (items[0]?.position ?? 0) + place),
      'positions one after the other',
    )
    .refine((items) => new Set(items.map(({ url }) => url)).size === items.length, 'an address twice'),
});

const collectionPage = z.strictObject({
  '@type': z.literal('CollectionPage'),
  name: text,
  mainEntity: itemList,
});

const faqPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const thing = z.discriminatedUnion('@type', [
  productGroup,
  breadcrumbList,
  organization,
  webSite,
  store,
  collectionPage,
  faqPage,
]);

const document = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).min(1),
});

export type StructuredThing = z.infer<typeof thing>;

/**
 * Checks a JSON-LD document and returns its items.
 * @throws ZodError that names missing properties
 */
export function checkStructuredData(data: unknown): StructuredThing[] {
  return document.parse(data)['@graph'];
}
