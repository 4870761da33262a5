type Person = { name: string; phone: string };

/**
 * The person who receives an order: its recipient or, if there is no other, its buyer. Null after the data of
 * both was deleted.
 */
export const receiverOf = ({
  contact,
  recipient,
}: {
  contact: Person | null;
  recipient: Person | null;
}): Person | null => recipient ?? contact;
