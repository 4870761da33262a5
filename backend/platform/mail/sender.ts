/** The sender of e-mails: an e-mail address, and a display name with any characters. */
export type Sender = { name: string; address: string };

const SENDER =
  /^(?:"?(?<name>[^<>"\r\n]*?)"?\s*<(?<named>[^\s<>@,;]+@[^\s<>@,;]+)>|(?<bare>[^\s<>@,;]+@[^\s<>@,;]+))$/;

/** For error messages: how to write a sender. */
export const SENDER_EXPECTED = 'an address such as noreply@shop.example or Витрина <noreply@shop.example>';

/** Parses `noreply@shop.example` or `Витрина <noreply@shop.example>`; undefined for any other text. */
export function readSender(from: string): Sender | undefined {
  const { name = '', named, bare } = SENDER.exec(from)?.groups ?? {};
  const address = named ?? bare;
  return address === undefined ? undefined : { name, address };
}
