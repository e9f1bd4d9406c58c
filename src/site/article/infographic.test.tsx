import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderSite } from "@/testing/render-site";
import { findInfographic } from "./find-infographic";
import { Infographic } from "./infographic";

vi.mock("./find-infographic");

let comeNear: () => void;
beforeEach(() => {
  const observers: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      observers.push(callback);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
  comeNear = () =>
    act(() => observers.forEach((tell) => tell(entries, new IntersectionObserver(() => undefined))));
  vi.mocked(findInfographic).mockReset();
});

const clock = <Infographic description="A clock" />;

const show = (children: ReactNode) => renderSite(children).container;

it("is in the page at once where it was drawn before, and never asked for", () => {
  const html = renderToString(
    <Infographic description="A clock" image="https://pictures.example.com/a.png" />,
  );
  expect(html).toContain('src="https://pictures.example.com/a.png"');
  expect(html).toContain('alt="A clock"');
  expect(findInfographic).not.toHaveBeenCalled();
});

it("keeps its place and asks for nothing before a reader comes near", () => {
  expect(show(clock)).toHaveTextContent("");
  expect(document.querySelector("figure")).toBeNull();
  expect(document.querySelector("[data-slot=skeleton]")).toBeInTheDocument();
  expect(findInfographic).not.toHaveBeenCalled();
});

describe("when a reader comes near", () => {
  it("is asked for once, however often the page has its description", async () => {
    vi.mocked(findInfographic).mockResolvedValue("https://pictures.example.com/a.png");
    show(
      <>
        {clock}
        {clock}
        {clock}
      </>,
    );
    comeNear();
    expect(document.querySelectorAll("[data-slot=skeleton]")).toHaveLength(3);
    expect(await screen.findAllByRole("img", { name: "A clock" })).toHaveLength(3);
    expect(findInfographic).toHaveBeenCalledTimes(1);
  });

  it("leaves nothing where there is none", async () => {
    vi.mocked(findInfographic).mockRejectedValue(new Error("No image returned"));
    const page = show(clock);
    comeNear();
    await vi.waitFor(() => expect(page).toBeEmptyDOMElement());
    expect(findInfographic).toHaveBeenCalledTimes(1);
  });

  it.each(["https://pictures.example.com/b.png", "https://pictures.example.com/a.png"])(
    "is looked for once more where its file cannot be loaded, and %s is shown",
    async (again) => {
      vi.mocked(findInfographic).mockImplementation(async (_, isLost) =>
        isLost ? again : "https://pictures.example.com/a.png",
      );
      const page = show(clock);
      comeNear();
      const lost = await screen.findByRole("img", { name: "A clock" });
      fireEvent.error(lost);
      expect(document.querySelector("[data-slot=skeleton]")).toBeInTheDocument();
      const found = await screen.findByRole("img", { name: "A clock" });
      expect(found).not.toBe(lost);
      expect(found).toHaveAttribute("src", again);
      // When that one is lost as well, there is none.
      fireEvent.error(found);
      expect(page.querySelector("figure")).toBeEmptyDOMElement();
      expect(vi.mocked(findInfographic).mock.calls).toEqual([
        ["A clock", false],
        ["A clock", true],
      ]);
    },
  );

  it("leaves nothing where its file cannot be loaded and there is no other", async () => {
    vi.mocked(findInfographic)
      .mockResolvedValueOnce("https://pictures.example.com/a.png")
      .mockRejectedValue(new Error("No image returned"));
    const page = show(clock);
    comeNear();
    fireEvent.error(await screen.findByRole("img"));
    await vi.waitFor(() => expect(page.querySelector("figure")).toBeEmptyDOMElement());
  });
});
