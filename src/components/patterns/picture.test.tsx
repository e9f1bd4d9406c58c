import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import team from "@/assets/scenes/medical-team.svg";
import { Picture, Scene } from "./picture";

const STORAGE = "http://127.0.0.1:9/storage/v1";
const UPLOADED = `${STORAGE}/object/public/blog-media/nurse.jpg`;
const ELSEWHERE = "https://pictures.example.com/nurse.jpg";
const frame = { alt: "A nurse at the door", width: 400, height: 470 };

const image = () => screen.getByRole<HTMLImageElement>("img");
const source = () => image().getAttribute("src");
const fail = () => fireEvent.error(image());

describe("a picture", () => {
  it("reserves its space, is lazy, and has an alternative text", () => {
    render(<Picture {...frame} src={ELSEWHERE} className="block" />);
    expect(image()).toHaveAccessibleName("A nurse at the door");
    expect(image().outerHTML).toMatch(/width="400" height="470"/);
    expect(image()).toHaveAttribute("loading", "lazy");
    expect(image()).not.toHaveAttribute("fetchpriority");
    expect(image()).toHaveClass("block");
  });

  it.each([
    ["a photograph at once", UPLOADED, "high"],
    ["a drawing after the text beside it", team, "low"],
  ])("is loaded when it is the first of its page: %s", (_case, src, priority) => {
    render(<Picture {...frame} src={src} eager />);
    expect(image()).toHaveAttribute("loading", "eager");
    expect(image()).toHaveAttribute("fetchpriority", priority);
  });

  it.each([ELSEWHERE, team, "/storage/v1/object/sign/private/a.jpg"])("is shown unchanged: %s", (src) => {
    const { container } = render(<Picture {...frame} src={src} />);
    expect(source()).toBe(src);
    expect(image()).not.toHaveAttribute("srcset");
    expect(container.querySelector("source")).toBeNull();
  });
});

describe("an uploaded picture", () => {
  it("is offered as AVIF, then WebP, then in its format, in the width that it has", () => {
    const { container } = render(<Picture {...frame} src={UPLOADED} sizes="50vw" />);
    const offers = [...container.querySelectorAll("source, img")].map((element) =>
      ["type", "sizes", "srcset"].map((name) => element.getAttribute(name)),
    );
    expect(offers).toEqual([
      ["image/avif", "50vw", expect.stringContaining("format=avif")],
      ["image/webp", "50vw", expect.stringContaining("format=webp")],
      [null, "50vw", expect.stringContaining("format=origin")],
    ]);
  });

  it("is as wide as its frame by default, and falls back to the uploaded file, then to the placeholder", () => {
    const { container } = render(<Picture {...frame} src={UPLOADED} />);
    expect(image()).toHaveAttribute("sizes", "400px");
    fail();
    expect(source()).toBe(UPLOADED);
    expect(image()).not.toHaveAttribute("srcset");
    expect(container.querySelector("source")).toBeNull();
    fail();
    expect(source()).toBe(team);
    fail();
    expect(source()).toBe(team);
  });
});

describe("a picture that cannot be loaded", () => {
  it("becomes the placeholder in the same space, mirrored with the language", () => {
    render(<Picture {...frame} src={ELSEWHERE} className="block" />);
    fail();
    expect(source()).toBe(team);
    expect(image().outerHTML).toMatch(/width="400" height="470"/);
    expect(image()).toHaveClass("block", "mirror-rtl");
    expect(image()).toHaveAccessibleName("A nurse at the door");
  });

  it("becomes the page's own fallback", () => {
    render(<Picture {...frame} src={ELSEWHERE} fallback={<b>SN</b>} />);
    fail();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByText("SN")).toBeVisible();
  });

  it("does not affect the next one in its place", () => {
    const { rerender } = render(<Picture {...frame} src={ELSEWHERE} />);
    fail();
    rerender(<Picture {...frame} src={UPLOADED} />);
    expect(image().getAttribute("srcset")).toContain("/render/image/");
  });

  it("can be the placeholder itself, mirrored as every scene", () => {
    render(<Scene {...frame} src={team} className="object-cover" />);
    expect(image()).toHaveClass("mirror-rtl", "block", "h-auto", "w-full", "object-cover");
    fail();
    expect(source()).toBe(team);
  });

  it.each([
    ["failed before the page could hear of it", { complete: true, naturalWidth: 0 }, team],
    ["has come already", { complete: true, naturalWidth: 400 }, ELSEWHERE],
    ["is still to come", { complete: false, naturalWidth: 0 }, ELSEWHERE],
  ])("is detected when it %s", (_, { complete, naturalWidth }, expected) => {
    const page = document.createElement("div");
    document.body.append(page);
    page.innerHTML = renderToString(<Picture {...frame} src={ELSEWHERE} />);
    const prerendered = page.querySelector("img");
    if (!prerendered) throw new Error("The picture was not prerendered");
    vi.spyOn(prerendered, "complete", "get").mockReturnValue(complete);
    vi.spyOn(prerendered, "naturalWidth", "get").mockReturnValue(naturalWidth);
    render(<Picture {...frame} src={ELSEWHERE} />, { container: page, hydrate: true });
    expect(source()).toBe(expected);
  });
});
