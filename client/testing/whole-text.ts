/** Finds the innermost element with this text, however many elements the text is made of: `getByText(wholeText('Paid to 0300'))`. */
export function wholeText(text: string | RegExp): (content: string, element: Element | null) => boolean {
  const says = (element: Element) => {
    const content = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return typeof text === 'string' ? content === text : text.test(content);
  };
  return (_, element) => element !== null && says(element) && !Array.from(element.children).some(says);
}
