import { Fragment } from "react";
import { splitAtNumbers } from "@domain/typed-numbers";

/**
 * A text that people typed, in its lines: its telephone numbers run from left to right, also between Arabic words. What is copied has
 * no marks.
 */
export function WithNumbers({ text }: { text: string }) {
  const parts = splitAtNumbers(text);
  if (parts.length === 1 && !text.includes("\n")) return text;
  return parts.map((part, index) => {
    const key = index;
    return index % 2 === 1 ? (
      <bdi key={key} dir="ltr">
        {part}
      </bdi>
    ) : (
      <Fragment key={key}>
        {part.split("\n").map((line, at) => {
          const lineKey = at;
          return (
            <Fragment key={lineKey}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          );
        })}
      </Fragment>
    );
  });
}
