import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderSite } from "@/testing/render-site";
import { type ApiRequest, serveApi } from "@/testing/serve-api";
import { Infographic } from "./infographic";

const IMAGE = "https://pictures.example.com/a.png";
const LOOKED_UP = "GET generated_images";
const DRAWN = "POST functions/generate-blog-image";

/** Nothing is stored; each drawing returns the next of these images, until there are none. */
const drawing = (...images: string[]) =>
  serveApi({ [LOOKED_UP]: [], [DRAWN]: () => ({ image: images.shift() }) }).requests;

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
  localStorage.clear();
});

const clock = <Infographic description="A clock" />;

const show = (children: ReactNode) => renderSite(children).container;
const requestLines = (requests: ApiRequest[]) => requests.map(({ line }) => line);

it("a stored infographic is in the page at once, without a request", () => {
  const drawn = <Infographic description="A clock" image={IMAGE} />;
  const html = renderToString(drawn);
  expect(html).toContain(`src="${IMAGE}"`);
  expect(html).toContain('alt="A clock"');
  const { client } = renderSite(drawn);
  comeNear();
  expect(client.isFetching()).toBe(0);
});

it("an infographic reserves its space and sends no request before a reader comes near", async () => {
  const requests = drawing(IMAGE);
  const { client, container } = renderSite(clock);
  expect(container).toHaveTextContent("");
  expect(document.querySelector("figure")).toBeNull();
  expect(document.querySelector("[data-slot=skeleton]")).toBeInTheDocument();
  expect(client.isFetching()).toBe(0);
  comeNear();
  expect(client.isFetching()).toBe(1);
  await screen.findByRole("img", { name: "A clock" });
  expect(requestLines(requests)).toEqual([LOOKED_UP, DRAWN]);
});

describe("when a reader comes near, an infographic", () => {
  it("is requested once, however often the page has its description", async () => {
    const requests = drawing(IMAGE);
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
    expect(requestLines(requests)).toEqual([LOOKED_UP, DRAWN]);
  });

  it("takes no space if there is none", async () => {
    const requests = drawing();
    const page = show(clock);
    comeNear();
    await waitFor(() => expect(page).toBeEmptyDOMElement());
    expect(requestLines(requests)).toEqual([LOOKED_UP, DRAWN]);
  });

  it.each(["https://pictures.example.com/b.png", IMAGE])(
    "is requested once more if its file fails to load, and %s is shown",
    async (again) => {
      const requests = drawing(IMAGE, again);
      const page = show(clock);
      comeNear();
      const lost = await screen.findByRole("img", { name: "A clock" });
      fireEvent.error(lost);
      expect(document.querySelector("[data-slot=skeleton]")).toBeInTheDocument();
      const found = await screen.findByRole("img", { name: "A clock" });
      expect(found).not.toBe(lost);
      expect(found).toHaveAttribute("src", again);
      // Without a picture when that one fails, too.
      fireEvent.error(found);
      expect(page.querySelector("figure")).toBeEmptyDOMElement();
      expect(requestLines(requests)).toEqual([LOOKED_UP, DRAWN, DRAWN]);
    },
  );

  it("takes no space if its file fails to load and there is no other", async () => {
    drawing(IMAGE);
    const page = show(clock);
    comeNear();
    fireEvent.error(await screen.findByRole("img"));
    await waitFor(() => expect(page.querySelector("figure")).toBeEmptyDOMElement());
  });
});
