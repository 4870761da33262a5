/** A fault of a response: a part of it breaks the contract, or a rule that the schemas cannot express. */
export type Complaint = {
  /** The faulty part of the response: a JSON pointer into the body, the name of a header, or «the status». */
  part: string;
  /** What the contract says about this part. */
  says: string;
  /** What the response contains instead. */
  came: string;
};

/** A complaint as a sentence. `speaker` is the name of the shop that answered. */
export const sentenceOf = (operationId: string, { part, says, came }: Complaint, speaker: string): string =>
  `${operationId} ${part}: the contract says ${says}; ${speaker} answered ${came}`;

/**
 * Fails if there are complaints.
 * @throws Error whose first line is the first complaint
 */
export function assertNoComplaints(operationId: string, complaints: Complaint[], speaker: string): void {
  assertNone(complaints.map((complaint) => sentenceOf(operationId, complaint, speaker)));
}

/**
 * Fails if the list has any sentences.
 * @throws Error whose first line is the first sentence
 */
export function assertNone(sentences: string[]): void {
  if (sentences.length > 0) throw new Error([...new Set(sentences)].join('\n'));
}

/** A value in the form in which complaints show it. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value).replaceAll('\u00a0', '⍽');
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
