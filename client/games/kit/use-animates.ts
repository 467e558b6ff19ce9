import { useReducedMotion } from './use-reduced-motion.ts';

/** Whether things move by script: this browser can, and its player has not asked for less motion. */
export function useAnimates(): boolean {
  const still = useReducedMotion();
  return !still && typeof Element.prototype.animate === 'function';
}
