/**
 * Stops loading pictures that are no longer on the page; browsers would finish them. With HTTP/1.1 there are
 * only six connections, so the data of the next page would wait for these pictures.
 */
export function stopLoadingRemovedPictures(): void {
  new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) if (node instanceof Element && !node.isConnected) stopLoading(node);
  }).observe(document, { childList: true, subtree: true });
}

function stopLoading(left: Element): void {
  for (const image of left.querySelectorAll('img')) {
    if (image.complete) continue;
    // Remove the element as well: otherwise the browser would load another `source` of it.
    image.remove();
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  }
}
