import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { referenceOf } from "@/lib/reference";
import { renderSite } from "@/testing/render-site";
import { CallLink, WhatsAppLink } from "./contact-link";

function show(link: ReactNode, path = "/") {
  renderSite(link, { path });
  return screen.getByRole("link");
}

const chatText = (link: HTMLElement) => new URL(link.getAttribute("href") ?? "").searchParams.get("text");

describe("a chat link", () => {
  it.each([
    ["/", "Hello Dar Afiya, I would like to ask about a home visit. (Ref CODE)"],
    ["/ar/", "مرحبًا دار عافية، أودّ الاستفسار عن زيارة منزلية. (المرجع CODE)"],
  ])("on %s opens a chat in its language, with the button's reference", (path, text) => {
    const link = show(<WhatsAppLink source="home_hero" />, path);
    expect(link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/97140000001\?text=/);
    expect(chatText(link)).toBe(text.replace("CODE", referenceOf(path, "home_hero")));
  });

  it("opens in a new tab with any message, passes its topic to the tracker, and sends no referrer", () => {
    const topic = { index: 0, service: "elderly-care", message: "IV & drips: 100% #1?" };
    const link = show(<WhatsAppLink source="grid" {...topic} label="Ask about care" />);
    expect(chatText(link)).toMatch(/^IV & drips: 100% #1\? \(Ref .{5}\)$/);
    expect(link).toHaveAccessibleName("Ask about care");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noreferrer");
    expect(link.dataset).toMatchObject({ source: "grid", index: "0", service: "elderly-care" });
  });
});

describe("a call link", () => {
  it("dials the number and shows it, left to right in Arabic too", () => {
    const link = show(<CallLink source="footer" />, "/ar/");
    expect(link).toHaveAttribute("href", "tel:+97140000000");
    expect(link).toHaveTextContent("+971 4 000 0000");
    expect(screen.getByText("+971 4 000 0000")).toHaveAttribute("dir", "ltr");
    expect(link.dataset).toMatchObject({ source: "footer" });
    expect(link).not.toHaveAttribute("target");
  });

  it("shows its given content", () => {
    expect(show(<CallLink source="mobile_banner">Call now</CallLink>)).toHaveAccessibleName("Call now");
  });
});
