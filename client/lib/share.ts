import { copyText } from './copy-text.ts';

/** Hands a text to the system's share sheet, or to the clipboard; says in words what became of it. */
export async function share(text: string): Promise<string> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return '';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  const isCopied = await copyText(text);
  return isCopied ? 'Copied. Paste it wherever you like.' : 'This browser did not let us share that.';
}
