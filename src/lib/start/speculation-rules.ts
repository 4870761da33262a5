/** Call it when links no longer load pages: from then on the router preloads them. */
export function removeSpeculationRules(): void {
  document.querySelector('[type=speculationrules]')?.remove();
}
