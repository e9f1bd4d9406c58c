interface DotListProps {
  items: readonly string[];
  className: string;
}

/** Short names on one line or more, with a dot between them. */
export function DotList({ items, className }: DotListProps) {
  return (
    <ul className={`dots-between text-muted-foreground flex flex-wrap gap-x-1 ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
