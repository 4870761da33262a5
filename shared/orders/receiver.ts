type Person = { name: string; phone: string };

/** Who receives an order: the recipient it names, else its buyer; null once neither is kept. */
export const receiverOf = ({
  contact,
  recipient,
}: {
  contact: Person | null;
  recipient: Person | null;
}): Person | null => recipient ?? contact;
