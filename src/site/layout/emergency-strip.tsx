import { emergencyNumbers } from "@/config/contact";
import { useI18n } from "@/i18n/i18n";

/** Within reach on every page: whom to call when a home visit is not enough. */
export function EmergencyStrip() {
  const { t } = useI18n();
  const link =
    "inline-flex min-h-12 items-center font-semibold text-destructive underline underline-offset-4";
  return (
    <p className="text-base leading-normal">
      {`${t.emergency.before} `}
      <a className={link} href={`tel:${emergencyNumbers.ambulance}`}>
        {t.emergency.ambulance}
      </a>{" "}
      {`${t.emergency.between} `}
      <a className={link} href={`tel:${emergencyNumbers.police}`}>
        {t.emergency.police}
      </a>
    </p>
  );
}
