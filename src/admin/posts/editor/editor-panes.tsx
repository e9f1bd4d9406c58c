import { type ReactNode, useId, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/staff/tabs";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";
import { useIsWide } from "./use-is-wide";

const SIDE_PANES = ["settings", "search", "media", "versions"] as const;

type SidePane = (typeof SIDE_PANES)[number];
/** The text, or a pane next to it. */
type Pane = SidePane | "text";

export interface Panes {
  isWide: boolean;
  /** The pane in the column next to the text, or in its place on a phone. */
  side: SidePane;
  /** On a phone, whether the text or a pane is shown. */
  isTextShown: boolean;
  /** Shows a pane. On wide screens the text is always visible. */
  show: (pane: Pane) => void;
}

/** The visible parts of the editor. */
export function usePanes(): Panes {
  const [side, setSide] = useState<SidePane>("settings");
  const [isTextShown, setTextShown] = useState(true);
  const isWide = useIsWide();
  return {
    isWide,
    side,
    isTextShown,
    show: (pane) => {
      setTextShown(pane === "text");
      if (pane !== "text") setSide(pane);
    },
  };
}

interface EditorPanesProps extends Record<Pane, ReactNode> {
  panes: Panes;
  /** Above each of the panes; empty without warnings. */
  warnings: ReactNode;
}

/**
 * The text with a column next to it, which stays in view and shows one of its panes; on a phone the text is one of the panes.
 * Text and uploads of a pane stay while another one is shown.
 */
export function EditorPanes({ panes, warnings, text, ...sides }: EditorPanesProps) {
  const { isWide, side, isTextShown, show } = panes;
  const id = useId();
  const shown = isWide || !isTextShown ? side : "text";
  const tabs = <PaneTabs isWide={isWide} textId={id} />;
  return (
    <Tabs
      value={shown}
      onValueChange={(pane) => show(pane as Pane)}
      className="grid grid-cols-1 gap-5 pb-28 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:pb-0"
    >
      {!isWide && tabs}
      <div
        {...(!isWide && { id, role: "tabpanel", "aria-labelledby": `${id}-tab` })}
        hidden={shown !== "text" && !isWide}
        className="grid min-w-0 grid-cols-1 gap-5"
      >
        {text}
      </div>
      <div
        hidden={shown === "text"}
        className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-[calc(var(--header-height,0px)+var(--editor-bar-height,0px)+1.25rem)] lg:max-h-[calc(100dvh-var(--header-height,0px)-var(--editor-bar-height,0px)-2.5rem)]"
      >
        {isWide && tabs}
        {/* Space for focus rings, which a scrolling box would cut. */}
        <div className="flex min-h-0 flex-col gap-4 lg:-mx-1 lg:overflow-y-auto lg:px-1 lg:pb-1">
          {warnings}
          {SIDE_PANES.map((pane) => (
            <TabPanel
              key={pane}
              value={pane}
              tabIndex={-1}
              forceMount={KEPT.includes(pane) || undefined}
              className="grid grid-cols-1 gap-4 data-[state=inactive]:hidden"
            >
              {sides[pane]}
            </TabPanel>
          ))}
        </div>
      </div>
    </Tabs>
  );
}

/** Panes that links lead to, or that have work in progress. */
const KEPT: readonly SidePane[] = ["settings", "media"];

function PaneTabs({ isWide, textId }: { isWide: boolean; textId: string }) {
  const texts = useTexts(editorTexts).panes;
  return (
    <TabList aria-label={texts.label} className="flex max-w-full min-w-0 shrink-0 gap-0.5 overflow-x-auto">
      {!isWide && (
        <Tab value="text" id={`${textId}-tab`} aria-controls={textId} className={TAB}>
          {texts.text}
        </Tab>
      )}
      {SIDE_PANES.map((pane) => (
        <Tab key={pane} value={pane} className={TAB}>
          {texts[pane]}
        </Tab>
      ))}
    </TabList>
  );
}

const TAB = "max-lg:min-h-12 flex-1 px-1.5! text-[0.9375rem] whitespace-nowrap outline-offset-[-3px]!";
