/** Hands a text to the system's share sheet, or to the clipboard; says in words what became of it. */
export async function share(text: string): Promise<string> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text });
      return '';
    }
    await navigator.clipboard.writeText(text);
    return 'Copied. Paste it wherever you like.';
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError';
    return closed ? '' : 'This browser did not let us share that.';
  }
}
