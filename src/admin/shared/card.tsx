import { type ReactNode, useId } from "react";

interface CardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page in a frame, below its title. */
export function Card({ title, className = "", children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border-border bg-card grid content-start gap-4 border p-5 ${className}`}
    >
      <h2 id={id} className="text-xl tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
