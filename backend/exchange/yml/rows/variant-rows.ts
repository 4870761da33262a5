import type { variant } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { ModelColour } from '../offers/merge-offers.ts';
import { picturesOf } from '../pictures/picture-rows.ts';
import { productUrls, vendorCodes } from './addresses.ts';
import { ownersOf } from './name-owners.ts';
import type { PresentGoods } from './present-goods.ts';
import type { PlacedColour, RowContext } from './row-context.ts';

/**
 * Builds the table rows of colours. Existing colours keep their slugs. Several codes can be derived from the
 * feed for a colour; if its present code is one of them, it is kept.
 */
export async function variantRows(
  tx: Transaction,
  colours: readonly PlacedColour[],
  present: PresentGoods,
  context: RowContext,
): Promise<(typeof variant.$inferInsert)[]> {
  const wanted = colours.map(({ model, colour, number, id, slug }) => {
    const makers = model.colours.map((one) => one.vendorCode);
    const isShared = makers.filter((code) => code === colour.vendorCode).length > 1;
    const ownFamily = model.colours
      .slice(0, number)
      .every((other) => other.colour.family !== colour.colour.family);
    return {
      codes: vendorCodes(colour.vendorCode, colour, isShared, model.groupId),
      addresses: productUrls(slug, colour, ownFamily, id),
    };
  });
  const codeOwners = await ownersOf(
    tx,
    'vendorCode',
    wanted.flatMap(({ codes }) => codes),
  );
  const addressOwners = await ownersOf(
    tx,
    'productUrl',
    wanted.flatMap(({ addresses }) => addresses),
  );
  return colours.map(({ model, colour, ordinal, id }, place) => {
    const before = present.variants.get(colour);
    const { codes, addresses }: { codes: readonly string[]; addresses: readonly string[] } = wanted[
      place
    ] ?? {
      codes: [],
      addresses: [],
    };
    const kept = before && (codes.includes(before.vendorCode) || colour.vendorCode === '');
    return {
      id,
      groupId: model.groupId,
      productUrl: before?.productUrl ?? addressOwners.give(id, addresses) ?? id,
      vendorCode: kept ? before.vendorCode : (codeOwners.give(id, codes) ?? id),
      colorFamily: colour.colour.family,
      colorName: colour.colour.name,
      colorCode: colour.colour.code,
      colorHex: colour.colour.hex,
      price: colour.price,
      priceBefore: colour.priceBefore,
      ordinal,
      pictures: picturesOf(
        model,
        colour,
        isEmptied(colour, context) ? [] : (before?.pictures ?? []),
        context.picture,
      ),
    };
  });
}

/**
 * Whether a colour loses its pictures: the feed has none, and goods do not keep values that the feed lacks.
 */
const isEmptied = ({ pictures }: ModelColour, { keepsAbsent }: RowContext): boolean =>
  !keepsAbsent && pictures.length === 0;
