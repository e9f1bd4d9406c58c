import { useI18n } from "@/i18n/i18n";

interface PermitLinesProps {
  /** Whether the scope of each permit is shown, too. */
  hasScope?: boolean;
  className?: string;
}

/**
 * The authorities that licensed the business and approved its advertising, each with its number; nothing without a valid
 * permit.
 */
export function PermitLines({ hasScope = false, className }: PermitLinesProps) {
  const { t, locale, facts } = useI18n();
  if (facts.permits.length === 0) return null;
  return (
    <ul className={className}>
      {facts.permits.map(({ kind, authority, number, scope }) => (
        <li key={`${kind} ${authority.en} ${number}`} className="wrap-anywhere">
          {t.footer.permits[kind].by(authority[locale])} {/* A number stays with what it is the number of. */}
          <span className="inline-block">
            {t.footer.permits[kind].number}{" "}
            <bdi dir="ltr" className="font-latin">
              {number}
            </bdi>
          </span>
          {hasScope && <p className="text-muted-foreground text-base font-normal">{scope[locale]}</p>}
        </li>
      ))}
    </ul>
  );
}
