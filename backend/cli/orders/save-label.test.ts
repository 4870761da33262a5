import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { OperatorOrder, OrderParcel } from '#contract/client/client.schemas.ts';
import { saveLabel } from './save-label.ts';

const PARCEL: OrderParcel = {
  carrier: 'СДЭК',
  state: 'REGISTERED',
  number: '1106207236',
  said: null,
  saidAt: null,
  refusal: null,
};
const orderWith = (parcel: OrderParcel | null) =>
  ({ order: { number: 'В-123456-6' }, parcel }) as OperatorOrder;
const labels = async (number: string) => new TextEncoder().encode(`%PDF- ${number}`);

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vitrina-label-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

it('the label of a parcel is saved to the given path, and the path is printed (§3.7.14)', async () => {
  const out = join(await folder(), 'label.pdf');
  expect(await saveLabel(orderWith(PARCEL), { labels, out })).toBe(
    `Этикетка заказа В-123456-6, посылка 1106207236, сохранена: ${out}.`,
  );
  expect(await readFile(out, 'utf8')).toBe('%PDF- 1106207236');
});

it.each([
  ['no parcel', null, /^Order В-123456-6 has no parcel at a carrier/],
  [
    'a parcel that is not registered yet',
    { ...PARCEL, state: 'REQUESTED', number: null },
    /not registered .* yet/,
  ],
  [
    'a refused one',
    { ...PARCEL, state: 'REFUSED', refusal: 'Неверный телефон' },
    /refuses the parcel: Неверный телефон/,
  ],
  ['a cancelled one', { ...PARCEL, state: 'CANCELLED' }, /cancelled/],
] as const)('if no label can be saved, the command reports why: %s', async (_, parcel, words) => {
  await expect(saveLabel(orderWith(parcel), { labels, out: undefined })).rejects.toThrow(words);
});

it('a label is not saved if no CDEK keys are configured (§3.7.14)', async () => {
  await expect(saveLabel(orderWith(PARCEL), { labels: null, out: undefined })).rejects.toThrow(
    'set CDEK_CLIENT_ID and CDEK_CLIENT_SECRET',
  );
});

it("a failure to write the label's file is reported", async () => {
  const out = join(await folder(), 'nowhere', 'label.pdf');
  await expect(saveLabel(orderWith(PARCEL), { labels, out })).rejects.toThrow('cannot be written: ENOENT');
});
