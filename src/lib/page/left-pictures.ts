/**
 * Stops loading pictures that have left the page, which browsers finish otherwise. Over HTTP/1.1 there are six
 * connections: the data of the next page would wait until the pictures of the last one have arrived.
 */
export function stopLoadingLeftPictures(): void {
  new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) if (node instanceof Element && !node.isConnected) stopLoading(node);
  }).observe(document, { childList: true, subtree: true });
}

function stopLoading(left: Element): void {
  for (const image of left.querySelectorAll('img')) {
    if (image.complete) continue;
    // The sources beside it would be chosen instead.
    image.remove();
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  }
}
