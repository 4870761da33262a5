/** The kind of a place, as addresses write it before the name: «г. Ярославль», «пос. Мирный». */
const KIND = /^(?:г|гор|город|п|пос|посёлок|поселок|с|село|д|деревня|ст|станица|пгт|рп)(?:\.\s*|\s+)(?=\S)/iu;

/** A name without the kind of the place before it. */
export const withoutKind = (name: string): string => name.trimStart().replace(KIND, '');
