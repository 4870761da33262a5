import { campaignsSchema } from './campaigns.ts';
import { decorationsSchema } from './decorations.ts';
import { giftRules } from './gift-rules.ts';
import { homeSchema } from './home.ts';
import { frontMatterSchema } from './pages.ts';
import { periodShape } from './periods.ts';
import { pictureSchemas, type TakePicture } from './pictures.ts';
import { pricesSchema } from './prices.ts';
import { promoCodes } from './promo-codes.ts';
import { services } from './services.ts';
import { sizeTables } from './size-tables.ts';

/**
 * The schemas of the YAML files. When a file is parsed, the pictures that it names are imported. Days and
 * times are in the shop's time zone.
 */
export function fileSchemas(take: TakePicture, timeZone: string) {
  const pictures = pictureSchemas(take);
  const period = periodShape(timeZone);
  return {
    frontMatter: frontMatterSchema(pictures),
    home: homeSchema(pictures, period),
    services,
    sizeTables,
    campaigns: campaignsSchema(pictures, period, timeZone),
    decorations: decorationsSchema(pictures, period),
    promoCodes,
    giftRules,
    prices: pricesSchema(period),
  };
}
