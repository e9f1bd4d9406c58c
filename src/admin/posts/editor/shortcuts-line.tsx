import { useAdminI18n } from "@/i18n/admin-i18n";

/** Tells the keys that save; of use only where there are keys. */
export function ShortcutsLine() {
  const { t } = useAdminI18n();
  const texts = t.editor.shortcuts;
  const control = /mac/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
  return (
    <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 text-[0.9375rem] max-lg:hidden">
      <span>{texts.label}:</span>
      <bdi dir="ltr">
        <Key name={control} /> + <Key name="S" />
      </bdi>
      <span>{texts.save}</span>
      <span aria-hidden="true">·</span>
      <bdi dir="ltr">
        <Key name={control} /> + <Key name="Enter" />
      </bdi>
      <span>{texts.publish}</span>
    </p>
  );
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="border-border bg-sand rounded border px-1.5 py-0.5 font-sans text-[0.875rem]">{name}</kbd>
  );
}
