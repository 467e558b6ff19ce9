import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { importPart } from '../lib/import-part.ts';
import { reloadPage } from '../lib/reload-page.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export interface Failure {
  /** Imports the part again. */
  readonly retry: () => void;
}

interface BoundaryProps {
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

/** A component whose code comes when it is first shown. Where it doesn't come, or breaks, `Failed` stands in its place alone. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: ComponentType<Failure>,
): ComponentType<Props> {
  const imported = importPart(load);
  let newest = lazy(imported);
  return function Part(props: Props) {
    const [{ tries, Shown }, show] = useState({ tries: 0, Shown: newest });
    const retry = (): void => {
      // React keeps what a lazy component has come to, a failure too.
      newest = lazy(imported);
      show({ tries: tries + 1, Shown: newest });
    };
    return (
      <PartBoundary key={tries} failed={<Failed retry={retry} />}>
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** What can be done about a part that did not come; after a new release it is there for a page that is loaded anew alone. */
export function FailureActions({ retry }: Failure) {
  return (
    <>
      <Button onClick={reloadPage}>Load the page again</Button>
      <Button variant="primary" icon={<Icon name="retry" />} onClick={retry}>
        Try again
      </Button>
    </>
  );
}
