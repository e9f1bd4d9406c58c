import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { flushSync } from "react-dom";
import { toast } from "sonner";
import { readingMinutes } from "@domain/text-blocks";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/staff/tabs";
import { Textarea } from "@/components/ui/staff/form-controls";
import { dirOf, type Locale } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { useTextJob } from "../analysis/use-text-job";
import { withChosenHero, withLanguage } from "../form/editor-form";
import { controlId } from "../fields/editor-field";
import { focusAfterWindow } from "../focus-field";
import { useDebouncedForm, useSession } from "../session-context";
import { applyEdit, selectedIn, type Edit, type Selected, revealSelection } from "./markdown-field";
import { FactDialog } from "./fact-dialog";
import { ImageDialog, imageOfSelection, type PlacedImage } from "./image-dialog";
import { imageMarkdown, insertText, replacePart } from "./inline-edits";
import { continueList, insertBlock } from "./line-edits";
import { useRichPaste } from "../paste/use-rich-paste";
import { MarkdownPreview } from "./markdown-preview";
import { Toolbar, shortcutOf, TOOL_EDITS, type ToolName } from "./toolbar";
import { useLocale, useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/texts/admin/editor-writing";
import { mediaTexts } from "@/texts/admin/media";

/** The methods of the text field for other components. */
export interface MarkdownEditorHandle {
  /**
   * Inserts a text at the caret, replacing the selection, as one step that the browser can undo; opens the Edit tab first. In a
   * field that was never focused it is inserted at the end.
   * @param place "end" puts the text on lines of its own after all others
   */
  insert: (text: string, place?: "caret" | "end") => void;
  /**
   * Replaces a part of the text as one step that the browser can undo. When the text has moved since the analysis, the part is
   * searched for; without it nothing changes.
   */
  replace: (part: { start: number; text: string }, replacement: string) => void;
  /** Opens the dialog for an image's alternative text and place. */
  placeImage: (url: string) => void;
  /**
   * Makes an image the post's hero in this language, with a message, and opens the dialog for its alternative text when it has
   * none.
   */
  makeHero: (url: string, alt?: string) => void;
  /** Runs the tool of a toolbar button. */
  press: (tool: ToolName) => void;
  focus: () => void;
  /** Selects a part of the text and scrolls to it; opens the Edit tab first. */
  setSelection: (start: number, end: number) => void;
}

interface MarkdownEditorProps {
  /** Language of the text, which decides its direction; the buttons are in the language of the back office. */
  locale: Locale;
  /** The attributes of the text field, for its label and its error. */
  control: { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined };
  /** Whether one toolbar outside serves both languages. */
  isToolbarShared?: boolean;
  ref?: Ref<MarkdownEditorHandle>;
}

const ROWS = 20;

type Mode = "edit" | "preview";

/**
 * Edits one language of an article in Markdown and shows its preview. The field keeps its own text, so that a keystroke renders
 * nothing of a long text again; a text that is replaced as a whole mounts a new editor.
 */
export function MarkdownEditor({ locale, control, isToolbarShared = false, ref }: MarkdownEditorProps) {
  const session = useSession();
  const uiLocale = useLocale();
  const writing = useTexts(writingTexts);
  const media = useTexts(mediaTexts);
  const dir = dirOf(locale);
  const countId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [initial] = useState(() => session.form()[locale].content_markdown);
  const [mode, setMode] = useState<Mode>("edit");
  const [image, setImage] = useState<PlacedImage>();
  const [isChoosingFact, setChoosingFact] = useState(false);
  const wasEntered = useRef(false);
  const onPaste = useRichPaste(field);

  const change = (makeEdit: (selected: Selected) => Edit | null): boolean => {
    // The field must be on the screen for the change.
    flushSync(() => setMode("edit"));
    if (!field.current) return false;
    const edit = makeEdit(selectedIn(field.current));
    if (edit) applyEdit(field.current, edit);
    return edit !== null;
  };

  const press = (tool: ToolName) => {
    if (tool !== "image" && tool !== "fact") {
      change(TOOL_EDITS[tool]);
      return;
    }
    flushSync(() => setMode("edit"));
    if (!field.current) return;
    // The dialog returns the focus here.
    field.current.focus({ preventScroll: true });
    if (tool === "fact") {
      setChoosingFact(true);
      return;
    }
    const { text, start, end } = selectedIn(field.current);
    setImage(imageOfSelection(text.slice(start, end).trim()));
  };

  const insert: MarkdownEditorHandle["insert"] = (text, place = "caret") => {
    change((selected) => {
      const { length } = selected.text;
      const isAtEnd = place === "end" || !wasEntered.current;
      const at = isAtEnd ? { ...selected, start: length, end: length } : selected;
      return place === "caret" && !isAtEnd ? insertText(at, text) : insertBlock(at, text);
    });
  };

  const makeHero: MarkdownEditorHandle["makeHero"] = (url, written) => {
    // The suggested word does not describe the picture.
    const alt = written === media.panel.altDefault[locale] ? "" : written;
    session.change((form) => withChosenHero(form, locale, url, alt));
    toast.success(media.panel.heroSet);
    if (session.form()[locale].alt_text === "") focusAfterWindow(controlId(`${locale}.alt_text`));
  };

  useImperativeHandle(ref, (): MarkdownEditorHandle => ({
    insert,
    makeHero,
    placeImage: (url) => setImage({ url, alt: "", isForText: true }),
    press,
    replace: (part, replacement) => {
      change(({ text }) => replacePart(text, part, replacement));
    },
    focus: () => {
      flushSync(() => setMode("edit"));
      field.current?.focus();
    },
    setSelection: (start, end) => {
      flushSync(() => setMode("edit"));
      if (field.current) revealSelection(field.current, start, end);
    },
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a word, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const shortcut = shortcutOf(event);
    if (shortcut) {
      event.preventDefault();
      press(shortcut);
    } else if (event.key === "Enter" && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)) {
      if (change(continueList)) event.preventDefault();
    }
  };

  return (
    <Tabs
      dir={dir}
      value={mode}
      onValueChange={(next) => setMode(next as Mode)}
      className={cn(
        // Clipped and not hidden: sticky content would stick to a scrolling box of its own.
        "rounded-control bg-card min-w-0 overflow-clip border",
        control["aria-invalid"] ? "border-destructive" : "border-input",
      )}
    >
      {/* The buttons stay in view above a long text; on a phone in one row, which scrolls. */}
      <div
        className={cn(
          "border-border bg-sand z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b lg:p-1.5",
          !isToolbarShared &&
            "top-[calc(var(--header-height,0px)+var(--editor-bar-height,0px))] max-lg:contents lg:sticky",
        )}
      >
        {!isToolbarShared && (
          <div className="border-border bg-sand max-lg:sticky max-lg:top-(--header-height,0px) max-lg:z-10 max-lg:overflow-x-auto max-lg:border-b max-lg:p-1.5">
            <Toolbar dir={dir} controls={control.id} label={writing.toolbar} onTool={press} />
          </div>
        )}
        <TabList aria-label={writing.modes} className="bg-sand-strong border-0 max-lg:m-1.5">
          <Tab value="edit" className="min-h-11 lg:min-h-9">
            {writing.edit}
          </Tab>
          <Tab value="preview" className="min-h-11 lg:min-h-9">
            {writing.preview}
          </Tab>
        </TabList>
      </div>
      {/* The field stays mounted: otherwise the browser would lose its undo history. */}
      <TabPanel value="edit" forceMount tabIndex={-1} className="data-[state=inactive]:hidden">
        <Textarea
          {...control}
          ref={field}
          lang={locale}
          dir={dir}
          rows={ROWS}
          defaultValue={initial}
          aria-describedby={[control["aria-describedby"], countId].filter(Boolean).join(" ")}
          onInput={({ currentTarget: { value } }) =>
            session.change((form) => withLanguage(form, locale, { content_markdown: value }))
          }
          onFocus={() => (wasEntered.current = true)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="rounded-none border-0 leading-relaxed"
        />
      </TabPanel>
      <TabPanel value="preview" className="min-h-96">
        <MarkdownPreview locale={locale} onUseAsHero={makeHero} />
      </TabPanel>
      <p id={countId} className="border-border text-muted-foreground border-t px-4 py-2 text-[0.9375rem]">
        {/* In the language of the back office, at the side where the text begins. */}
        <bdi dir={dirOf(uiLocale)}>
          <WordCount locale={locale} />
        </bdi>
      </p>
      {isChoosingFact && (
        <FactDialog
          locale={locale}
          onClose={() => setChoosingFact(false)}
          onInsert={(placeholder) => {
            flushSync(() => setChoosingFact(false));
            insert(placeholder);
          }}
        />
      )}
      {image !== undefined && (
        <ImageDialog
          locale={locale}
          image={image}
          onClose={() => setImage(undefined)}
          onInsert={(alt, url) => {
            flushSync(() => setImage(undefined));
            insert(imageMarkdown(alt, url));
            toast.success(media.panel.inserted);
          }}
          onUseAsHero={(url, alt) => {
            setImage(undefined);
            makeHero(url, alt);
          }}
        />
      )}
    </Tabs>
  );
}

function WordCount({ locale }: { locale: Locale }) {
  const writing = useTexts(writingTexts);
  const markdown = useDebouncedForm()[locale].content_markdown;
  const words = useTextJob("words", markdown);
  if (words === undefined) return null;
  return words === 0
    ? writing.words(0)
    : `${writing.words(words)} · ${writing.minutes(readingMinutes(markdown.length))}`;
}
