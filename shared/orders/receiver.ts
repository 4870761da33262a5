type Person = { name: string; phone: string };

/**
 * The person who gets an order: the recipient if there is one, otherwise the buyer. Null when the personal
 * data were deleted.
 */
export const receiverOf = ({
  contact,
  recipient,
}: {
  contact: Person | null;
  recipient: Person | null;
}): Person | null => recipient ?? contact;
