/**
 * Removes the rules by which the browser preloads pages. Call it after hydration: from then on links cause no
 * page loads, and the router preloads pages.
 */
export function removeSpeculationRules(): void {
  document.querySelector('[type=speculationrules]')?.remove();
}
