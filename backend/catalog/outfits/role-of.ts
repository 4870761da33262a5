import { type NamedThing, speaksOf, stemsOf, stemsOfList, thingsOf } from './name-words.ts';
import { decisiveCategories, indoorWords, type Role, roles, roleWords } from './roles.ts';

const byNoun = new Map<string, Role>();
const byPhrase: { words: readonly string[]; role: Role }[] = [];
for (const role of roles)
  for (const words of stemsOfList(roleWords[role])) {
    if (words.length > 1) byPhrase.push({ words, role });
    else byNoun.set(words[0] ?? '', role);
  }

const indoor = Object.entries(indoorWords).map(([role, words]) => ({
  role: role as Role,
  isMeant: speaksOf(words),
}));

/**
 * The role of a kind of goods, such as coats. If a phrase of two words matches, such as «верхняя одежда», the
 * phrase decides; otherwise the noun alone decides.
 */
const roleOfThing = ({ head, stems }: NamedThing): Role | undefined =>
  byPhrase.find(({ words }) => words.every((word) => stems.has(word)))?.role ?? byNoun.get(head);

/** The roles that the name of a category mentions: two for «Свитеры и кардиганы», none for «Девочкам». */
export const rolesNamed = (category: string): ReadonlySet<Role> =>
  new Set(thingsOf(category).flatMap((thing) => roleOfThing(thing) ?? []));

/**
 * The role of a product. Its name decides, unless its category takes precedence (`decisiveCategories`). If
 * the name mentions no role, the category decides. Undefined if neither mentions a role.
 */
export function roleOf(name: string, ofCategory: ReadonlySet<Role>): Role | undefined {
  const stems = stemsOf(name);
  const [only] = ofCategory.size === 1 ? ofCategory : [];
  const ofName = thingsOf(name).flatMap((thing) => roleOfThing(thing) ?? [])[0];
  const refinements = only && decisiveCategories[only];
  if (refinements) return ofName && refinements.includes(ofName) ? ofName : only;
  const inside = indoor.find(({ isMeant }) => isMeant(stems))?.role;
  if (inside && !(ofName && decisiveCategories[inside]?.includes(ofName))) return inside;
  return ofName ?? only;
}

/** The roles that goods of a category may have; null if they may have any role. */
export function possibleRoles(ofCategory: ReadonlySet<Role>): ReadonlySet<Role> | null {
  if (ofCategory.size === 0) return null;
  return new Set([...ofCategory].flatMap((role) => [role, ...(decisiveCategories[role] ?? [])]));
}
