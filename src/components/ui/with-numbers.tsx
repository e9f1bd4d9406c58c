import { Fragment } from "react";
import { isArabicText, splitAtCodes, splitAtNumbers } from "@domain/typed-numbers";

/**
 * A text that people typed, with its line breaks. Its telephone numbers, and Latin words with figures between Arabic ones, run
 * from left to right, each in one typeface. Copied text contains no direction marks.
 */
export function WithNumbers({ text }: { text: string }) {
  const isArabic = isArabicText(text);
  const parts = splitAtNumbers(text).flatMap((part, index) =>
    index % 2 === 0 && isArabic ? splitAtCodes(part) : [part],
  );
  if (parts.length === 1 && !text.includes("\n")) return text;
  return parts.map((part, index) => {
    const key = index;
    return index % 2 === 1 ? (
      <bdi key={key} dir="ltr" className={/\p{Script=Latin}/u.test(part) ? "font-latin" : undefined}>
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
