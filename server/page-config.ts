import { shownEmail } from '#shared/forms/shown-email.ts';
import type { PageConfig } from '../src/lib/page/request-context.ts';
import type { Config } from './config.ts';
import type { BrandFiles } from './http/brand-files.ts';

type Options = {
  config: Pick<Config, 'publicUrl' | 'site' | 'siteId' | 'brand'> &
    Partial<Pick<Config, 'demo' | 'apiBaseUrl' | 'publicApiPath' | 'services' | 'thirdParties'>>;
  build: string;
  brandFiles?: BrandFiles | undefined;
};

/** The configuration that is written into every page, for its scripts. */
export function pageConfigOf({ config, build, brandFiles }: Options): PageConfig {
  const { publicUrl, site, siteId, brand, thirdParties } = config;
  const seller = sellerOf(config.services);
  const look = brandFiles?.look;
  return {
    apiBaseUrl: config.publicApiPath ?? '',
    site,
    siteId,
    brand,
    build,
    demo: Boolean(config.demo) && config.apiBaseUrl === undefined,
    ...(publicUrl && { publicUrl }),
    ...(seller && { seller }),
    ...(thirdParties && { thirdParties }),
    ...(look && Object.keys(look).length > 0 && { look }),
  };
}

/** The seller that pages name. Undefined if the settings name none. */
function sellerOf({
  SELLER_NAME: name,
  SELLER_OGRN: ogrn,
  SELLER_EMAIL: email,
  SELLER_PHONE: phone,
  SELLER_INN: inn,
  SELLER_ADDRESS: address,
  SELLER_HOURS: hours,
}: Partial<Config['services']> = {}): PageConfig['seller'] {
  const known = {
    ...(name && { name }),
    ...(ogrn && { ogrn }),
    ...(phone && { phone }),
    ...(email && { email: shownEmail(email) }),
    ...(inn && { inn }),
    ...(address && { address }),
    ...(hours && { hours }),
  };
  return Object.keys(known).length > 0 ? known : undefined;
}
