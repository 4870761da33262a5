/** The grid of gallery and panel. A separate file, because the skeleton uses it and is loaded with every page. */
export const PRODUCT_GRID =
  'md:grid md:grid-cols-[minmax(0,1fr)_minmax(328px,360px)] md:gap-x-6 md:pr-edge lg:grid-cols-[minmax(0,1fr)_minmax(400px,432px)] lg:gap-x-[clamp(32px,4.4vw,64px)]';
