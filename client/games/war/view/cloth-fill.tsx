import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { svgAddress } from '../../kit/svg-address.ts';
import styles from './cloth-fill.module.css';
import { type Cloth, UNDYED } from './cloths.ts';

function drawn({ base, mark, pattern, width, stitch }: Cloth, sewn: boolean): string {
  const painted = width === 0 ? `fill="${mark}"` : `fill="none" stroke="${mark}" stroke-width="${width}"`;
  const hem = `<rect x="3.5%" y="3.5%" width="93%" height="93%" rx="4" fill="none" stroke="${stitch}" stroke-width="1.5" stroke-dasharray="5 4"/>`;
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><pattern id="a" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="${base}"/><path d="${pattern}" ${painted}/></pattern><rect width="100%" height="100%" fill="url(#a)"/>${sewn ? hem : ''}</svg>`,
  );
}

const plain = new WeakMap<Cloth, string>();
const hemmed = new WeakMap<Cloth, string>();

/** A cloth as a background: as a box's own, it takes the shape of its corners. */
export function clothImage(cloth: Cloth = UNDYED, { sewn = false } = {}): string {
  const made = sewn ? hemmed : plain;
  const known = made.get(cloth) ?? `url("${drawn(cloth, sewn)}")`;
  made.set(cloth, known);
  return known;
}

interface ClothFillProps {
  cloth?: Cloth | undefined;
  className?: string | undefined;
}

/** A cloth filling its box; behind everything else in it. */
export const ClothFill = memo(function ClothFill({ cloth, className }: ClothFillProps) {
  return (
    <span
      className={cx(styles.fill, className)}
      style={{ backgroundImage: clothImage(cloth) }}
      aria-hidden="true"
    />
  );
});
