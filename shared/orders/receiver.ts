type Person = { name: string; phone: string };

/** The person who receives an order: its recipient, otherwise its buyer; null once neither is stored. */
export const receiverOf = ({
  contact,
  recipient,
}: {
  contact: Person | null;
  recipient: Person | null;
}): Person | null => recipient ?? contact;
