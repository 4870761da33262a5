/** Matches the kind of a place, which addresses write before the name: «г. Ярославль», «пос. Мирный». */
const KIND = /^(?:г|гор|город|п|пос|посёлок|поселок|с|село|д|деревня|ст|станица|пгт|рп)(?:\.\s*|\s+)(?=\S)/iu;

/** The name of a place without its kind: «Ярославль». */
export const withoutKind = (name: string): string => name.trimStart().replace(KIND, '');
