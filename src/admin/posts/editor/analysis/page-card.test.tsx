import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { Locale } from "@/config/locales";
import { renderAdmin } from "@/testing/render-admin";
import { emptyForm, withLanguage } from "../form/editor-form";
import type { Jump } from "./analysed-text";
import { PageCards } from "./page-card";

const COMMENT = "<!-- ask the doctor -->";
const form = withLanguage(withLanguage(emptyForm(), "en", { content_markdown: `One\n\n${COMMENT}` }), "ar", {
  excerpt: `نص ${COMMENT}`,
});

it.each<[Locale, RegExp, RegExp]>([
  ["en", /Line 3: .*ask the doctor.* is a comment/, /Excerpt: Line 1: .* is a comment/],
  ["ar", /السطر 3: النص .*ask the doctor.* تعليق/, /المقتطف: السطر 1: النص .* تعليق/],
])(
  "in %s the card names text that the page does not show, with its position in either language",
  async (locale, content, excerpt) => {
    const jump = vi.fn<(lang: Locale, ...place: Parameters<Jump>) => void>();
    renderAdmin(
      <PageCards
        form={form}
        jumpIn={(lang) =>
          (...place) =>
            jump(lang, ...place)
          }
      />,
      { locale },
    );
    await userEvent.click(await screen.findByRole("button", { name: content }));
    expect(jump).toHaveBeenLastCalledWith("en", "content_markdown", { start: 5, end: 28 });
    await userEvent.click(screen.getByRole("button", { name: excerpt }));
    expect(jump).toHaveBeenLastCalledWith("ar", "excerpt", { start: 3, end: 26 });
  },
);
