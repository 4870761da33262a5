import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedFacts, specification, stories, storySources } from 'virtual:vitrina-conformance';
import { Witness } from '../tests/contract/facts/witness.ts';
import { allCases } from './cases/all-cases.ts';
import { type Result, runCases } from './cases/run-cases.ts';
import { asHtml } from './report/html.ts';
import { asJunit } from './report/junit.ts';
import { faultOf, reportOf } from './report/report.ts';
import { asText, lineOf } from './report/text.ts';
import type { ConformData } from './target/data.ts';
import { createHttpTarget, NO_TIME_LEFT, offeredBy } from './target/http-target.ts';

export type KitOptions = {
  origin: string;
  data: ConformData;
  isReadOnly: boolean;
  /** Path of the folder for the reports. If undefined, no report is written. */
  folder: string | undefined;
  /** If set, only cases run whose title or operation contains this text. */
  only: string | undefined;
  /** Whether to stop after the first case that fails. */
  isShort?: boolean | undefined;
  minutes: number;
  print: (line: string) => void;
};

/**
 * Runs the conformance kit.
 * @returns Whether the backend passed within the time limit.
 */
export async function runKit({
  origin,
  data,
  isReadOnly,
  folder,
  only,
  isShort,
  minutes,
  print,
}: KitOptions): Promise<boolean> {
  const now = () => performance.now();
  const began = now();
  const offered = await offeredBy(data);
  const target = createHttpTarget({ origin, data, isReadOnly, offered, now });
  const witness = new Witness(target);
  const all = allCases({
    witness,
    stories,
    expected: expectedFacts,
    sources: storySources,
    withoutFacts: data.withoutFacts,
  });
  const cases =
    only === undefined
      ? all
      : all.filter(({ title, operationId }) =>
          `${operationId} ${title}`.toLowerCase().includes(only.toLowerCase()),
        );
  const named = new Set<string>();
  const onResult = (result: Result) => {
    if (result.outcome !== 'failed' || named.has(faultOf(result))) return;
    named.add(faultOf(result));
    print(lineOf(result));
  };
  const results = await runCases({
    target,
    witness,
    cases,
    without: data.without,
    mostMs: minutes * 60_000,
    now,
    onResult,
    isShort,
  });
  const report = reportOf({ results, origin, seconds: (now() - began) / 1000, specification });
  print(asText(report));
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'report.txt'), asText(report, 'whole'));
    writeFileSync(join(folder, 'junit.xml'), asJunit(report));
    writeFileSync(join(folder, 'report.html'), asHtml(report));
    print(`The reports are in ${folder}: report.txt, junit.xml, report.html`);
  }
  return report.counts.failed === 0 && results.every(({ reason }) => reason !== NO_TIME_LEFT);
}
