import { type ReactNode, useId, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/staff/tabs";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";
import { useIsWide } from "./use-is-wide";

const SIDE_PANES = ["settings", "search", "media", "versions"] as const;

type SidePane = (typeof SIDE_PANES)[number];
/** The text, or what is beside it. */
type Pane = SidePane | "text";

export interface Panes {
  isWide: boolean;
  /** What is in the column beside the text, or in its place on a phone. */
  side: SidePane;
  /** On a phone one of them is shown, the text or a pane. */
  isTextShown: boolean;
  /** Brings a pane to the front. Beside the text there is no need to bring the text. */
  show: (pane: Pane) => void;
}

/** Which parts of the editor are in front. */
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
  /** Above each of the panes; nothing while there is nothing to say. */
  warnings: ReactNode;
}

/**
 * The text with a column beside it, which stays in view and has one of its panes in front; on a phone the text is one of the
 * panes. What is typed or uploaded in a pane stays there while another one is in front.
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
        {/* Room for the rings around what has the focus, which a box that scrolls would cut. */}
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

/** Panes that others lead to, or in which something goes on. */
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
