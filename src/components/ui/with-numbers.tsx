import { Fragment } from "react";
import { splitAtNumbers } from "@domain/typed-numbers";

/** A text that people typed: its telephone numbers run from left to right, also between Arabic words. What is copied has no marks. */
export function WithNumbers({ text }: { text: string }) {
  const parts = splitAtNumbers(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const key = index;
    return index % 2 === 1 ? (
      <bdi key={key} dir="ltr">
        {part}
      </bdi>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
