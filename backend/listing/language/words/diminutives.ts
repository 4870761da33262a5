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
 * Endings that are not only those of diminutives: «шарфик» is a diminutive, «песочник» is not; «свитерок» is
 * one, «платок» is not.
 */
const doubtfulEndings: readonly RegExp[] = [
  /ик[аиуеомвх]*$/,
  /чик[аиуеомвх]*$/,
  /ок$/,
  /к[аиуеомвх]+$/,
  /енк[аиуеой]*$/,
];

/**
 * The stems from which a diminutive may be derived. Not all of them are words, so `isNoun` checks whether
 * goods have such a noun. `word` must be folded.
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
