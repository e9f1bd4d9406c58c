import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Input } from "@/components/ui/input";
import { useAdminI18n } from "@/i18n/admin-i18n";

/** A password, hidden until somebody wants to see it. */
export function PasswordInput(props: ComponentProps<"input">) {
  const { t } = useAdminI18n();
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isShown ? "text" : "password"} dir="ltr" className="pe-13 rtl:ps-13 rtl:pe-4" />
      <button
        type="button"
        aria-label={isShown ? t.login.hidePassword : t.login.showPassword}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="rounded-control text-muted-foreground hover:text-foreground absolute end-0 top-0 grid size-13 place-items-center"
      >
        {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
      </button>
    </div>
  );
}
