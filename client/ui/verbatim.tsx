import type { ReactNode } from 'react';

/**
 * A number, an amount, a name, a code: a browser that translates the page leaves it as it is, and its direction is its own, so that
 * «علی خان» doesn't move the digits beside it.
 */
export function Verbatim({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi translate="no" className={className}>
      {children}
    </bdi>
  );
}
