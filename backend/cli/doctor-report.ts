import type { NamedFinding } from '../doctor/run-doctor.ts';
import { say, term, translated } from './terminal/say.ts';

/** Formats the findings as text, one per line. Those about readiness to open get a heading of their own. */
export function reportOf(findings: readonly NamedFinding[]): string {
  const linesOf = (section: NamedFinding['section']) =>
    findings.filter((finding) => finding.section === section).map(lineOf);
  const opening = linesOf('opening');
  return [
    ...linesOf('checks'),
    ...(opening.length > 0 ? ['', say`What opening lacks:`, ...opening] : []),
  ].join('\n');
}

const lineOf = ({ check, state, says }: NamedFinding): string =>
  `${term(state).padEnd(9)} ${term(check).padEnd(14)} ${translated(says)}`;
