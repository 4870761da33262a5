import { writeFile } from 'node:fs/promises';
import type { OperatorOrder, OrderParcel } from '#contract/client/client.schemas.ts';
import type { Labels } from '../../delivery/base/shipments.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import { say } from '../terminal/say.ts';

/** Saves the label of an order's parcel to a file and returns the lines to print. @throws CommandRefused */
export async function saveLabel(
  { order: { number }, parcel }: OperatorOrder,
  { labels, out }: { labels: Labels | null; out: string | undefined },
): Promise<string> {
  const parcelNumber = numberOf(parcel, number);
  if (!labels)
    throw new CommandRefused(
      'Labels come from CDEK: set CDEK_CLIENT_ID and CDEK_CLIENT_SECRET to the values that the shop uses.',
    );
  const file = out ?? `label-${number}.pdf`;
  const label = await labels(parcelNumber);
  await writeFile(file, label).catch((error: NodeJS.ErrnoException) => {
    throw new CommandRefused(`${file} cannot be written: ${error.code}.`);
  });
  return say`The label of order ${number}, parcel ${parcelNumber}, was saved to ${file}.`;
}

function numberOf(parcel: OrderParcel | null, number: string): string {
  if (!parcel)
    throw new CommandRefused(
      `Order ${number} has no parcel at a carrier: if CDEK_SHIPMENT_POINT is set, the shop registers a parcel when the order is packed.`,
    );
  const { carrier, state, refusal } = parcel;
  if (state === 'REFUSED') throw new CommandRefused(`${carrier} refuses the parcel: ${refusal ?? ''}`);
  if (state === 'CANCELLED') throw new CommandRefused('The parcel was cancelled.');
  if (parcel.number === null)
    throw new CommandRefused(`${carrier} has not registered the parcel yet. Try again in a few minutes.`);
  return parcel.number;
}
