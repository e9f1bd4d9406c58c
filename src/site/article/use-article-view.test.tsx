import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { createMemoryRouter, RouterProvider, useParams } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { isShownArticle, trackArticleView } from "@/tracking/article-view";
import { useArticleView } from "./use-article-view";

vi.mock("@/tracking/article-view");

const views = () => vi.mocked(trackArticleView).mock.calls.map(([view]) => view);

function Article() {
  const { slug = "", lang = "" } = useParams();
  const [count, setCount] = useState(0);
  useArticleView({ id: slug, primaryService: null }, lang === "ar" ? "ar" : "en");
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

function Page() {
  const { slug, lang } = useParams();
  return <Article key={`${lang} ${slug}`} />;
}

async function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: "/:lang/:slug", element: <Page /> },
      { path: "*", element: null },
    ],
    {
      initialEntries: [path],
    },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await act(async () => undefined);
  return (to: string, replace = false) => act(() => router.navigate(to, { replace }));
}

beforeEach(() => vi.mocked(trackArticleView).mockReset());

it("counts an article that was opened once, though React mounts it twice and renders it again", async () => {
  await open("/en/fever");
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("1");
  await act(async () => undefined);
  expect(views()).toEqual([
    { postId: "fever", primaryService: null, lang: "en", isInternal: expect.any(Boolean) },
  ]);
});

it("counts each visit of its page, but not a step to one of its sections", async () => {
  const go = await open("/en/falls");
  await go("/en/falls#rugs");
  expect(views()).toHaveLength(1);
  await go("/en/fever");
  await go("/");
  await go("/en/fever");
  expect(views().map(({ postId }) => postId)).toEqual(["falls", "fever", "fever"]);
});

it("counts the other language as a visit of its own, unless the address was replaced at once", async () => {
  const go = await open("/en/flu");
  await go("/ar/flu", true);
  expect(views().map(({ lang }) => lang)).toEqual(["en"]);
  await go("/en/flu");
  expect(views().map(({ lang }) => lang)).toEqual(["en", "en"]);
});

it("does not count the article of the page that was loaded, which has been counted", async () => {
  vi.mocked(isShownArticle).mockImplementation((postId) => postId === "sleep");
  await open("/en/sleep");
  expect(views()).toEqual([]);
});
