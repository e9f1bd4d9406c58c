interface MomentProps {
  /** ISO 8601, with as many digits as the database gives. */
  at: string;
  className?: string;
  /** The moment in words. */
  children: string;
}

/** A machine-readable moment: HTML allows three digits of a second, and the database gives six. */
export const Moment = ({ at, className, children }: MomentProps) => (
  <time dateTime={new Date(at).toISOString()} className={className}>
    {children}
  </time>
);
