import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { isolated } from "@/i18n/isolated";
import { adminPaths } from "../shared/admin-paths";
import { copyText } from "../shared/copy-text";
import { useTexts } from "@/i18n/i18n";
import { staffTexts } from "@/words/admin/staff";

export interface LinkToHandOn {
  email: string;
  token: string;
  mailed: boolean;
}

/** A link that was made just now: nobody can show it again. */
export function MadeLink({ link: { email, token, mailed } }: { link: LinkToHandOn }) {
  const texts = useTexts(staffTexts);
  const address = `${window.location.origin}${adminPaths.link}#${token}`;
  return (
    <section
      aria-labelledby="made-link"
      aria-live="polite"
      className="rounded-card border-primary bg-card grid gap-3 border p-5"
    >
      <h2 id="made-link" className="text-xl tracking-normal">
        {texts.linkTitle(isolated(email))}
      </h2>
      <p className="text-base">
        {texts.linkText} {mailed && texts.linkMailed}
      </p>
      <div className="flex flex-wrap gap-3">
        <Input
          dir="ltr"
          readOnly
          aria-labelledby="made-link"
          value={address}
          className="min-w-0 flex-1"
          onFocus={(event) => event.target.select()}
        />
        <Button size="small" onClick={() => void copyText(address, texts)}>
          {texts.copy}
        </Button>
      </div>
    </section>
  );
}
