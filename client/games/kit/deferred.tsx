import { type ComponentType, memo, useDeferredValue } from 'react';

/**
 * A part of a page that is drawn after what a press or a beat shows at once: React takes the time for it that is left, and
 * what changes meanwhile arrives with it.
 */
export function deferred<Props extends object>(Part: ComponentType<Props>) {
  const Drawn = memo(Part) as unknown as ComponentType<Props>;
  return memo(function Deferred(props: Props) {
    return <Drawn {...useDeferredValue(props)} />;
  });
}
