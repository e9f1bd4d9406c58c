import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Input } from "@/components/ui/staff/form-controls";
import { useTexts } from "@/i18n/i18n";
import { loginTexts } from "@/words/admin/login";

/** A password, hidden until somebody wants to see it. */
export function PasswordInput(props: ComponentProps<"input">) {
  const login = useTexts(loginTexts);
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isShown ? "text" : "password"} dir="ltr" className="pe-13 rtl:ps-13 rtl:pe-4" />
      <button
        type="button"
        aria-label={isShown ? login.hidePassword : login.showPassword}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="rounded-control text-muted-foreground hover:text-foreground absolute end-0 top-0 grid size-13 place-items-center"
      >
        {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
      </button>
    </div>
  );
}
