/**
 * Copies what an element shows. Where the page has no clipboard, as by plain http, the element is left selected.
 *
 * @throws Error when the browser would not.
 */
export async function copyShown(shown: Element | null, text: string): Promise<void> {
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  if (shown) getSelection()?.selectAllChildren(shown);
  if (!document.execCommand('copy')) throw new Error('The browser copies nothing.');
}
