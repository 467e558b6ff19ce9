/**
 * Copies a text; false where the browser doesn't let it. The text may still be on its way: Safari lets a page write within the
 * press alone, so the writing begins at once and waits for it. Rejects where the text doesn't come.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const written = await write(text).then(
    () => true,
    () => false,
  );
  return written || copySelected(await text);
}

async function write(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return clipboard.writeText(typeof text === 'string' ? text : await text);
  }
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }));
  // Where the writing is refused first, nobody else waits for it.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** The way without a clipboard, which pages that came over http don't have: what is selected is copied. */
function copySelected(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // Behind a modal dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}
