"""Part numbers; `goods.ts` gives each a role in a look."""

BASE, INSIDE, RIB, SOLE, LABEL, DARK, METAL, THREAD = 8, 12, 16, 24, 32, 40, 48, 56
