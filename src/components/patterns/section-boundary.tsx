import { Component, Suspense, type ReactNode } from "react";

interface SectionBoundaryProps {
  /** Shown instead of a section that fails; nothing by default. React logs the reason. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Contains the failure of a section, so that the rest of the page stays. A section whose script is still loading is not shown
 * yet.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={null}>{children}</Suspense>;
  }
}
