import { type ReactNode, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/staff/tabs";
import { type Locale, LOCALE_NAMES } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { localStore } from "@/lib/safe-storage";
import { EDITOR_VIEW } from "@/lib/storage-keys";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";

interface LanguageViewProps {
  view: EditorView;
  onChoose: (view: EditorView) => void;
  /** The toolbar for both languages. */
  toolbar: ReactNode;
  english: ReactNode;
  arabic: ReactNode;
}

/** The two languages in tabs, or side by side on a wide screen. Both stay mounted, with their undo history. */
export function LanguageView({ view, onChoose, toolbar, english, arabic }: LanguageViewProps) {
  const editor = useTexts(editorTexts);
  return (
    <Tabs
      value={view}
      onValueChange={(value) => onChoose(value === "ar" || value === "both" ? value : "en")}
      className="rounded-card border-border bg-card border p-4"
    >
      <TabList aria-label={editor.languages} className="mb-5">
        <Tab value="en" lang="en" className="max-lg:min-h-12">
          {LOCALE_NAMES.en}
        </Tab>
        <Tab value="ar" lang="ar" className="max-lg:min-h-12">
          {LOCALE_NAMES.ar}
        </Tab>
        <Tab value="both" className={cn("max-lg:min-h-12", view !== "both" && "max-xl:hidden")}>
          {editor.sideBySide}
        </Tab>
      </TabList>
      {view === "both" && toolbar}
      <TabPanel value={view} tabIndex={-1} className={cn("grid gap-6", view === "both" && "xl:grid-cols-2")}>
        {english}
        {arabic}
      </TabPanel>
    </Tabs>
  );
}

/** One language, or both next to each other. */
type EditorView = Locale | "both";

/** The visible languages, stored for each person. */
export function useEditorView(): [EditorView, (view: EditorView) => void] {
  const [view, setView] = useState<EditorView>(() => {
    const stored = localStore.get(EDITOR_VIEW);
    return stored === "ar" || stored === "both" ? stored : "en";
  });
  return [
    view,
    (choice) => {
      localStore.set(EDITOR_VIEW, choice);
      setView(choice);
    },
  ];
}
