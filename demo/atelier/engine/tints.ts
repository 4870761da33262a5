/** Backdrops by department, from the art direction: a mixed row of goods stays calm. */
export const TINTS = {
  outerwear: '#e4e2dd',
  tailoring: '#e2e1df',
  knit: '#e9e6e0',
  shirts: '#e2e5e6',
  denim: '#dfe3e6',
  dresses: '#e8e1df',
  children: '#e3e6e0',
  accessories: '#e3e3dc',
} as const;
