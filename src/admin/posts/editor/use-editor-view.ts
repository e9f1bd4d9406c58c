import { useState } from "react";
import { localStore } from "@/lib/safe-storage";
import type { PostLanguage } from "@/data/posts/post.types";

/** One language, or both next to each other. */
export type EditorView = PostLanguage | "both";

const KEY = "editor-view";

/** Which languages are shown; each person keeps their own way of working. */
export function useEditorView(): [EditorView, (view: EditorView) => void] {
  const [view, setView] = useState<EditorView>(() => {
    const stored = localStore.get(KEY);
    return stored === "ar" || stored === "both" ? stored : "en";
  });
  return [
    view,
    (choice) => {
      localStore.set(KEY, choice);
      setView(choice);
    },
  ];
}
