import { CONSENT_TEXTS } from '#shared/forms/consents.ts';
import {
  askedCategories,
  CONSENT_CATEGORIES,
  type ConsentCategory,
} from '#shared/third-parties/third-parties.ts';
import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { pageConfig } from '../page/config';
import { createStore } from '../state/store';

/** What was answered to the question about scripts of other companies in this browser. */
export type ConsentChoice = {
  /** When, in ISO 8601. */
  at: string;
  /** By category: which version of its sentence was agreed to or refused. */
  answers: Partial<Record<ConsentCategory, { version: string; allowed: boolean }>>;
  /** Whether an account keeps it as well. */
  isRecorded: boolean;
};

const KEY = LOCAL_KEYS.consent;

/** Null without an answer, undefined before anyone has looked, which a page begins with. */
export const consentChoice = createStore<ConsentChoice | null | undefined>(undefined);

/** Whether the settings of cookies are open. */
export const consentDialog = createStore(false);

/** The answer of this browser. Not for rendering: it reads what is kept when that is first asked for. */
export function currentChoice(): ConsentChoice | null {
  if (consentChoice.get() === undefined) showChoice();
  return consentChoice.get() ?? null;
}

function showChoice(): void {
  consentChoice.set(readChoice());
}

/** Reads what this browser keeps, and follows what other tabs answer. Returns the function that ends it. */
export function followConsentChoice(): () => void {
  showChoice();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) showChoice();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readChoice(): ConsentChoice | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<ConsentChoice> | null;
    if (typeof kept?.at !== 'string' || typeof kept.answers !== 'object' || !kept.answers) return null;
    return { at: kept.at, answers: kept.answers, isRecorded: kept.isRecorded === true };
  } catch {
    return null;
  }
}

/** Keeps a choice for later visits. Where storage is forbidden it holds for this page. */
export function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {}
  consentChoice.set(choice);
}

/** Answers all that this shop asks: these categories are allowed, every other is refused. */
export function answerConsent(allowed: readonly ConsentCategory[]): ConsentChoice {
  const { answers } = currentChoice() ?? { answers: {} };
  const given = askedCategories(pageConfig().thirdParties).map((category) => [
    category,
    { version: CONSENT_TEXTS[category].version, allowed: allowed.includes(category) },
  ]);
  const choice = {
    at: new Date().toISOString(),
    answers: { ...answers, ...Object.fromEntries(given) },
    isRecorded: false,
  };
  keepChoice(choice);
  return choice;
}

/** What an account has taken back is refused here as well. */
export function refuseConsents(categories: readonly ConsentCategory[]): void {
  const choice = currentChoice();
  if (!choice) return;
  const answers = { ...choice.answers };
  for (const category of categories) {
    const answer = answers[category];
    if (answer) answers[category] = { ...answer, allowed: false };
  }
  keepChoice({ ...choice, answers });
}

/** Whether the sentence of a category, as it is today, was agreed to here. */
export function isAllowed(category: ConsentCategory, choice = currentChoice()): boolean {
  const answer = choice?.answers[category];
  return answer?.allowed === true && answer.version === CONSENT_TEXTS[category].version;
}

/** Categories that were allowed here. */
export const allowedOf = (choice: ConsentChoice | null): ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => isAllowed(category, choice));

/** Whether the shop has something to ask: a category without an answer, or one whose sentence has changed. */
export function mustAsk(choice: ConsentChoice | null): boolean {
  return askedCategories(pageConfig().thirdParties).some(
    (category) => choice?.answers[category]?.version !== CONSENT_TEXTS[category].version,
  );
}
