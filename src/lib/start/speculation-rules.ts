/** Call it when links no longer cause page loads: from then on the router preloads pages. */
export function removeSpeculationRules(): void {
  document.querySelector('[type=speculationrules]')?.remove();
}
