/** A part of an answer that breaks the contract or a rule about its meaning. */
export type Complaint = {
  /** The part of the answer: a JSON pointer into the body, a header, or «the status». */
  part: string;
  /** What the contract says about this part. */
  says: string;
  /** What the answer has instead. */
  came: string;
};

/** A complaint as a sentence. `speaker` is the name of the shop that answered. */
export const sentenceOf = (operationId: string, { part, says, came }: Complaint, speaker: string): string =>
  `${operationId} ${part}: the contract says ${says}; ${speaker} answered ${came}`;

/** @throws Error if there are complaints; its first line is the first complaint */
export function assertNoComplaints(operationId: string, complaints: Complaint[], speaker: string): void {
  assertNone(complaints.map((complaint) => sentenceOf(operationId, complaint, speaker)));
}

/** @throws Error if there are sentences; its first line is the first sentence */
export function assertNone(sentences: string[]): void {
  if (sentences.length > 0) throw new Error([...new Set(sentences)].join('\n'));
}

/** A value as a complaint shows it. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value).replaceAll('\u00a0', '⍽');
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
