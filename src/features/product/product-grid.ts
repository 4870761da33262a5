/**
 * Classes of the grid with gallery and panel. In a file of its own, because the skeleton uses them and its
 * code is loaded with every page.
 */
export const PRODUCT_GRID =
  'md:grid md:grid-cols-[minmax(0,1fr)_minmax(328px,360px)] md:gap-x-6 md:pr-edge lg:grid-cols-[minmax(0,1fr)_minmax(400px,432px)] lg:gap-x-[clamp(32px,4.4vw,64px)]';
