/**
 * A drawing as the address of an image. What a board repeats many times is one box to the page's layout and one image to its
 * paint then, where a drawing in the page is a box and a clip for every one of its shapes.
 */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
