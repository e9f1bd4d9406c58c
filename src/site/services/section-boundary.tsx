import { Component, type ReactNode } from "react";

interface SectionBoundaryProps {
  /** What stands there when the section cannot be shown. React logs the reason. */
  fallback: ReactNode;
  children: ReactNode;
}

/** One section that fails does not take the page with it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
