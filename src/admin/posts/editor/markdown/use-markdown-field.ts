import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLatest } from "@/admin/shared/use-latest";

/** Texts told to the page and not yet seen back; a page that lags further behind is not waited for. */
const MAX_ANNOUNCED = 200;
const QUIET_MS = 300;

export interface MarkdownField {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The text it begins with. */
  initial: string;
  /** The text as it was when its writer last paused. */
  settled: string;
  /** To be called after each change of the field. */
  tell: () => void;
  /** Does not wait for a pause. */
  settle: () => void;
}

/**
 * A text field that keeps its text itself, so that a keystroke costs no render of a long text. What the page gives back is
 * compared with what it was told: only a text that did not come from here replaces the field's.
 */
export function useMarkdownField(value: string, onChange: (markdown: string) => void): MarkdownField {
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef([value]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [initial] = useState(value);
  const [settled, setSettled] = useState(value);
  const listener = useLatest(onChange);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    if (field.current) setSettled(field.current.value);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const seen = told.current.lastIndexOf(value);
    if (seen !== -1) {
      told.current.splice(0, seen);
      return;
    }
    told.current = [value];
    if (field.current && field.current.value !== value) field.current.value = value;
    settle();
  }, [value, settle]);

  const tell = useCallback(() => {
    const text = field.current?.value ?? "";
    if (text === told.current.at(-1)) return;
    told.current.push(text);
    if (told.current.length > MAX_ANNOUNCED) told.current.shift();
    listener.current(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, QUIET_MS);
  }, [listener, settle]);

  return { field, initial, settled, tell, settle };
}
