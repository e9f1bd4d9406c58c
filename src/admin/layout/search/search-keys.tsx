import { useTexts } from "@/i18n/i18n";
import { searchTexts } from "@/words/admin/search";
import { KeyCap } from "../../shared/shortcuts";

/** Tells the keys of the search; of use only where there are keys. */
export function SearchKeys() {
  const texts = useTexts(searchTexts).keys;
  return (
    <p
      aria-hidden="true"
      className="border-border text-muted-foreground flex gap-5 border-t px-5 py-2 text-[0.875rem] max-md:hidden"
    >
      <Keys names={["↑", "↓"]} text={texts.move} />
      <Keys names={["Enter"]} text={texts.open} />
      <Keys names={["Esc"]} text={texts.close} />
    </p>
  );
}

function Keys({ names, text }: { names: readonly string[]; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {names.map((name) => (
        <KeyCap key={name}>{name}</KeyCap>
      ))}
      {text}
    </span>
  );
}
