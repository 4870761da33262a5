import { CONSENT_TEXTS } from '#shared/forms/consents.ts';
import {
  askedCategories,
  CONSENT_CATEGORIES,
  type ConsentCategory,
} from '#shared/third-parties/third-parties.ts';
import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage, readJson } from '../browser/storage';
import { pageConfig } from '../page/config';
import { createStore } from '../state/store';

/** The shopper's answers to the consent question about third-party scripts, stored in this browser. */
export type ConsentChoice = {
  /** Time of the answer, ISO 8601. */
  at: string;
  /** The answer for each category, with the version of its sentence. */
  answers: Partial<Record<ConsentCategory, { version: string; allowed: boolean }>>;
  /** Whether the answers are also recorded in an account. */
  isRecorded: boolean;
};

const KEY = LOCAL_KEYS.consent;

/** Null without an answer; undefined until storage has been read. */
export const consentChoice = createStore<ConsentChoice | null | undefined>(undefined);

/** Whether the cookie settings dialog is open. */
export const consentDialog = createStore(false);

/** The answers of this browser. Not for rendering, because the first call reads storage. */
export function currentChoice(): ConsentChoice | null {
  if (consentChoice.get() === undefined) showChoice();
  return consentChoice.get() ?? null;
}

function showChoice(): void {
  consentChoice.set(readChoice());
}

/** Reads the stored answers and follows answers in other tabs. Returns a function that unsubscribes. */
export function followConsentChoice(): () => void {
  showChoice();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) showChoice();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readChoice(): ConsentChoice | null {
  const stored = readJson(deviceStorage, KEY) as Partial<ConsentChoice> | null;
  if (typeof stored?.at !== 'string' || typeof stored.answers !== 'object' || !stored.answers) return null;
  return { at: stored.at, answers: stored.answers, isRecorded: stored.isRecorded === true };
}

/** Stores the answers for later visits. If storage is forbidden, they apply to this page only. */
export function storeChoice(choice: ConsentChoice): void {
  deviceStorage.setItem(KEY, JSON.stringify(choice));
  consentChoice.set(choice);
}

/** Answers for all categories of this shop: the listed ones are allowed, the others refused. */
export function answerConsent(allowed: readonly ConsentCategory[]): ConsentChoice {
  const { answers } = currentChoice() ?? { answers: {} };
  const newAnswers = askedCategories(pageConfig().thirdParties).map((category) => [
    category,
    { version: CONSENT_TEXTS[category].version, allowed: allowed.includes(category) },
  ]);
  const choice = {
    at: new Date().toISOString(),
    answers: { ...answers, ...Object.fromEntries(newAnswers) },
    isRecorded: false,
  };
  storeChoice(choice);
  return choice;
}

/** Refuses in this browser what the shopper has withdrawn in the account. */
export function refuseConsents(categories: readonly ConsentCategory[]): void {
  const choice = currentChoice();
  if (!choice) return;
  const answers = { ...choice.answers };
  for (const category of categories) {
    const answer = answers[category];
    if (answer) answers[category] = { ...answer, allowed: false };
  }
  storeChoice({ ...choice, answers });
}

/** Whether the shopper agreed here to the current sentence of a category. */
export function isAllowed(category: ConsentCategory, choice = currentChoice()): boolean {
  const answer = choice?.answers[category];
  return answer?.allowed === true && answer.version === CONSENT_TEXTS[category].version;
}

/** Categories allowed in this browser. */
export const allowedOf = (choice: ConsentChoice | null): ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => isAllowed(category, choice));

/** Whether the shop must ask: a category has no answer, or its sentence has changed. */
export function mustAsk(choice: ConsentChoice | null): boolean {
  return askedCategories(pageConfig().thirdParties).some(
    (category) => choice?.answers[category]?.version !== CONSENT_TEXTS[category].version,
  );
}
