import type { Language } from '../../../platform/language/sentences.ts';
import { fieldIn, type Issue, placeOf } from './issue.ts';
import { sentenceIn } from './russian.ts';

/** A kind of issue (one field and one reason): how many there are, and the first of them. */
export type IssueGroup = { count: number; first: Issue };

/**
 * At most this many kinds of issues are counted separately. If a feed has more, some of its fields are wrong
 * everywhere.
 */
const KINDS = 500;

/**
 * Counts issues by field and reason. The issues may come in any order; memory does not grow with the feed.
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

  /** One line per kind, most frequent first: `412 × param «Цвет»: is missing; first: line 15, offer A-1`. */
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
 * The field by which an issue is counted. The id of a store or category is removed, so that issues about
 * different stores are counted together.
 */
const kindOfField = (field: string) => field.replace(/^(outlet|category) .*/, '$1');
