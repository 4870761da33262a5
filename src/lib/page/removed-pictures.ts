/**
 * Stops loading pictures that have left the page, because browsers would finish them. HTTP/1.1 has six
 * connections: the data of the next page would wait for the pictures of the previous one.
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
    // Remove the element too: otherwise the browser would load one of the `source` elements beside it.
    image.remove();
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  }
}
