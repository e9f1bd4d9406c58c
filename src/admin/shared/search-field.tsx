import { cleanLabel } from "@domain/clean-text";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Input } from "@/components/ui/staff/form-controls";

const SEARCH_AFTER_MS = 300;

interface SearchFieldProps {
  label: string;
  search: string;
  onChange: (search: string) => void;
}

/** Searches after a pause in typing, and at once with Enter. */
export function SearchField({ label, search, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [isUnsent, setIsUnsent] = useState(false);
  const [known, setKnown] = useState(search);
  // The URL changed, through Back or by clearing the filters. Text typed in the meantime stays.
  if (search !== known) {
    setKnown(search);
    if (!isUnsent && cleanLabel(typed) !== search) setTyped(search);
  }
  const send = () => {
    setIsUnsent(false);
    const wanted = cleanLabel(typed);
    if (wanted !== search) onChange(wanted);
  };
  useEffect(() => {
    if (!isUnsent) return undefined;
    const timer = setTimeout(send, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className="relative min-w-0 grow basis-60"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Search className="text-muted-foreground pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2" />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={200}
        className="min-h-12 ps-11 text-base"
        onChange={(event) => {
          setTyped(event.target.value);
          setIsUnsent(true);
        }}
      />
    </form>
  );
}
