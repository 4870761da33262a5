import { writeFile } from 'node:fs/promises';
import type { OperatorOrder, OrderParcel } from '#contract/client/client.schemas.ts';
import type { Labels } from '../../delivery/base/shipments.ts';
import { CommandRefused } from '../../platform/command-refused.ts';

/** Saves the label of an order's parcel as a file. Answers what to print. @throws CommandRefused */
export async function saveLabel(
  { order: { number }, parcel }: OperatorOrder,
  { labels, out }: { labels: Labels | null; out: string | undefined },
): Promise<string> {
  const parcelNumber = numberOf(parcel, number);
  if (!labels)
    throw new CommandRefused(
      'Labels are printed by CDEK: set CDEK_CLIENT_ID and CDEK_CLIENT_SECRET, as the shop has them.',
    );
  const file = out ?? `label-${number}.pdf`;
  const label = await labels(parcelNumber);
  await writeFile(file, label).catch((error: NodeJS.ErrnoException) => {
    throw new CommandRefused(`${file} cannot be written: ${error.code}.`);
  });
  return `The label of order ${number}, parcel ${parcelNumber}, is in ${file}.`;
}

function numberOf(parcel: OrderParcel | null, number: string): string {
  if (!parcel)
    throw new CommandRefused(
      `Order ${number} has no parcel at a carrier: one is registered when it is packed, where the shop hands parcels over by itself (CDEK_SHIPMENT_POINT).`,
    );
  const { carrier, state, refusal } = parcel;
  if (state === 'REFUSED') throw new CommandRefused(`${carrier} does not take the parcel: ${refusal ?? ''}`);
  if (state === 'CANCELLED') throw new CommandRefused('The parcel was cancelled.');
  if (parcel.number === null)
    throw new CommandRefused(`${carrier} has not registered the parcel yet. Try again in some minutes.`);
  return parcel.number;
}
