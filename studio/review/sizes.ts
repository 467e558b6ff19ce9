import { globSync, statSync } from 'node:fs';
import path from 'node:path';

/** Mean and largest size of the question pictures, of the cards and of the home page's and the social card. */
export function sizeReport(folder: string): string {
  const lines = ['quiz/*.webp', 'cards/*.webp', '*.{jpg,webp}'].map((part) => {
    const sizes = globSync(part, { cwd: folder }).map((file) => ({
      file,
      bytes: statSync(path.join(folder, file)).size,
    }));
    if (sizes.length === 0) return `${part}: none`;
    const mean = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / sizes.length;
    const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
    return `${part}: ${sizes.length} images, mean ${kilobytes(mean)}, largest ${kilobytes(largest.bytes)} (${largest.file})`;
  });
  return lines.join('\n');
}
