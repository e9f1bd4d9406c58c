import { buttonVariants } from "@/components/ui/button";
import { emergencyNumbers } from "@/config/contact";
import { useI18n } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";

interface EmergencyNoteProps {
  text: string;
  className?: string;
}

/** The emergencies that must not wait for a visit, and the number of the ambulance. */
export function EmergencyNote({ text, className }: EmergencyNoteProps) {
  const { t } = useI18n();
  return (
    <div
      className={cn(
        "rounded-card border-destructive/40 bg-card flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border p-5",
        className,
      )}
    >
      <p className="grow basis-72">{text}</p>
      <a
        href={`tel:${emergencyNumbers.ambulance}`}
        className={buttonVariants({ variant: "destructive", size: "small" })}
      >
        {t.emergency.call}
      </a>
    </div>
  );
}
