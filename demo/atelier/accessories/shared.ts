export const LEATHER = { texture: 'leather', gloss: { strength: 0.22, sharpness: 22 } } as const;

export const METAL = { role: 'metal', texture: 'smooth', gloss: { strength: 1, sharpness: 26 } } as const;
