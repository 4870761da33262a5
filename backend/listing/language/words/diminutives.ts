/** Endings of diminutives, and the endings that replace them: «юбочка» → «юбка», «сумочка» → «сумка». */
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
 * Endings that occur in diminutives but also in other words: «шарфик» is a diminutive, «песочник» is not;
 * «свитерок» is a diminutive, «платок» is not.
 */
const doubtfulEndings: readonly RegExp[] = [
  /ик[аиуеомвх]*$/,
  /чик[аиуеомвх]*$/,
  /ок$/,
  /к[аиуеомвх]+$/,
  /енк[аиуеой]*$/,
];

/**
 * Stems of the nouns of which `word` may be a diminutive. The rules may also yield something that is no word,
 * so `isNoun` must check whether such a noun exists. `word` must be folded.
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
