/** Diminutive endings and what replaces them: «юбочка» → «юбка», «сумочка» → «сумка». */
const littleEndings: readonly (readonly [RegExp, string])[] = [
  [/аечк[аиуеой]*$/, 'айк'],
  [/[ое]чк[аиуеойям]*$/, 'к'],
  [/[ое]чк[аиуеойям]*$/, ''],
  [/[ое]чек$/, 'к'],
  [/чк[аиуеойям]*$/, 'к'],
  [/ач(ок|к[аиуеомв]+)$/, 'ак'],
  [/чонк[аиуеой]*$/, 'к'],
  [/шонк[аиуеой]*$/, 'шк'],
  [/[иую]шк[аиоуеы]*[мхв]?$/, ''],
  [/[иу]шк[аиоуеы]*[мхв]?$/, 'о'],
  [/ишк[аиоуеы]*[мхв]?$/, 'е'],
];

/**
 * Endings that other words have too: «шарфик» is a diminutive, «песочник» is not; «свитерок» is, «платок» is
 * not.
 */
const doubtfulEndings: readonly RegExp[] = [
  /ик[аиуеомвх]*$/,
  /чик[аиуеомвх]*$/,
  /ок$/,
  /к[аиуеомвх]+$/,
  /енк[аиуеой]*$/,
];

/**
 * Stems that a folded diminutive may derive from; not all are words. `isNoun` checks for nouns of goods.
 */
export function basesOf(word: string, isNoun: (noun: string) => boolean): string[] {
  const sure = littleEndings.flatMap(([ending, base]) => {
    const found = word.replace(ending, base);
    return found === word ? [] : [found];
  });
  const doubtful = doubtfulEndings.flatMap((ending) => {
    const found = word.replace(ending, '');
    return found !== word && (isNoun(found) || isNoun(`${found}ы`)) ? [found] : [];
  });
  return [...sure, ...doubtful].filter(({ length }) => length >= 3);
}
