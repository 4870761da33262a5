/** Who e-mails come from: a name that may hold any signs, and an address. */
export type Sender = { name: string; address: string };

const SENDER =
  /^(?:"?(?<name>[^<>"\r\n]*?)"?\s*<(?<named>[^\s<>@,;]+@[^\s<>@,;]+)>|(?<bare>[^\s<>@,;]+@[^\s<>@,;]+))$/;

/** What a sender is, for the sentence that refuses something else. */
export const SENDER_EXPECTED = 'an address such as noreply@shop.example or Витрина <noreply@shop.example>';

/** Reads `noreply@shop.example` or `Витрина <noreply@shop.example>`; undefined for anything else. */
export function readSender(from: string): Sender | undefined {
  const { name = '', named, bare } = SENDER.exec(from)?.groups ?? {};
  const address = named ?? bare;
  return address === undefined ? undefined : { name, address };
}
