import { Component, Suspense, type ReactNode } from "react";

interface SectionBoundaryProps {
  /** What is shown instead of a section that fails; nothing unless given. React logs the reason. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A section that fails does not take the page with it; one whose script is still being fetched is not shown yet. */
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
