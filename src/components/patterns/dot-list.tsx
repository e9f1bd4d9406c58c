interface DotListProps {
  items: readonly string[];
  className: string;
}

/** Short names on one line or more, with a dot between them. */
export function DotList({ items, className }: DotListProps) {
  return (
    <ul className={`text-muted-foreground flex flex-wrap gap-x-2 ${className}`}>
      {items.map((item) => (
        <li key={item} className="not-last:after:text-input not-last:after:ms-2 not-last:after:content-['·']">
          {item}
        </li>
      ))}
    </ul>
  );
}
