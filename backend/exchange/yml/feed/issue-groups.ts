import type { Language } from '../../../platform/language/sentences.ts';
import { fieldIn, type Issue, placeOf } from './issue.ts';
import { sentenceIn } from './russian.ts';

/** The number of issues with the same field and reason, and the first of these issues. */
export type IssueGroup = { count: number; first: Issue };

/**
 * Maximum number of kinds of issues that are counted separately. A feed with more kinds is wrong in all
 * values of some fields.
 */
const KINDS = 500;

/**
 * Counts issues by field and reason. Issues may come in any order, and memory does not grow with the feed.
 */
export class IssueGroups {
  readonly #groups = new Map<string, IssueGroup>();
  #others = 0;

  add(issue: Issue): void {
    const key = `${kindOfField(issue.field)} ${sentenceIn('en', issue.why).kind}`;
    const group = this.#groups.get(key);
    if (group) group.count += 1;
    else if (this.#groups.size < KINDS) this.#groups.set(key, { count: 1, first: issue });
    else this.#others += 1;
  }

  /**
   * A line for each kind, most frequent first: `412 × param «Цвет»: is missing; first: line 15, offer A-1`.
   */
  lines(language: Language): string[] {
    const first = language === 'en' ? 'first' : 'первое';
    const groups = [...this.#groups.values()].sort((one, other) => other.count - one.count);
    const width = String(groups[0]?.count ?? 0).length;
    return [
      ...groups.map(({ count, first: issue }) => {
        const what = `${fieldIn(language, issue.field)}: ${sentenceIn(language, issue.why).text}`;
        return `${String(count).padStart(width)} × ${what}; ${first}: ${placeOf(issue, language)}`;
      }),
      ...(this.#others > 0
        ? [`${this.#others} × ${language === 'en' ? 'other reasons' : 'другие причины'}`]
        : []),
    ];
  }
}

/**
 * The kind of a field: issues about different stores are of the same kind, and so are issues about different
 * categories.
 */
const kindOfField = (field: string) => field.replace(/^(outlet|category) .*/, '$1');
