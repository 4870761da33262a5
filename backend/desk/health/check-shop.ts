import type { ShopChecks, ShopFinding } from '#contract/client/client.schemas.ts';
import type { NamedFinding } from '../../doctor/run-doctor.ts';
import { checkTerms, doctorMessages } from '../../doctor/russian.ts';
import { importMessages } from '../../exchange/yml/feed/russian.ts';
import { translator } from '../../platform/language/sentences.ts';
import type { DeskDeps } from '../base/deps.ts';

const sentenceIn = translator({ ...importMessages, ...doctorMessages });
const terms: Readonly<Record<string, string>> = checkTerms;

const SECTIONS = { checks: 'CHECKS', opening: 'OPENING' } as const;
const STATES = { ok: 'OK', warning: 'WARNING', problem: 'PROBLEM' } as const;

/** The longest sentence that the contract allows. */
const LONGEST = 2000;

const inRussian = ({ section, check, state, says }: NamedFinding): ShopFinding => ({
  section: SECTIONS[section],
  check: terms[check] ?? check,
  state: STATES[state],
  says: sentenceIn('ru', says).text.slice(0, LONGEST),
});

/** What the checks of the shop find, in Russian. */
export async function checkShop({ selfChecks }: Pick<DeskDeps, 'selfChecks'>): Promise<ShopChecks> {
  const { at, found } = await selfChecks.findings();
  return { at: at.toISOString(), findings: found.map(inRussian) };
}
