import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, useParams } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { trackLoadedArticle } from "@/tracking/article-view";
import { useArticleView } from "./use-article-view";

let api: ReturnType<typeof serveApi>;
beforeEach(() => {
  api = serveApi({ "POST blog_events": undefined });
});

/** The stored views, once there are this many. */
async function views(count: number) {
  await waitFor(() => expect(api.requests).toHaveLength(count));
  return api.requests.map(({ body }) => body as { post_id: string; lang: string; referrer: string | null });
}

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

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: "/:lang/:slug", element: <Page /> },
      { path: "*", element: null },
    ],
    {
      initialEntries: [path],
    },
  );
  render(<RouterProvider router={router} />);
  return (to: string, replace = false) => act(() => router.navigate(to, { replace }));
}

it("an opened article is counted once, even if React renders it again", async () => {
  const go = open("/en/fever");
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("1");
  await go("/ar/falls");
  expect(await views(2)).toMatchObject([
    { post_id: "fever", lang: "en", referrer: null },
    { post_id: "falls", lang: "ar", referrer: location.origin },
  ]);
});

it("each visit of an article is counted, but not a jump to a section", async () => {
  const go = open("/en/falls");
  await go("/en/falls#rugs");
  await go("/en/fever");
  await go("/");
  await go("/en/fever");
  expect((await views(3)).map(({ post_id }) => post_id)).toEqual(["falls", "fever", "fever"]);
});

it("the other language is counted separately, unless the address was replaced at once", async () => {
  const go = open("/en/flu");
  await go("/ar/flu", true);
  await go("/en/flu");
  await go("/ar/flu");
  expect((await views(3)).map(({ lang }) => lang)).toEqual(["en", "en", "ar"]);
});

it("the article of the loaded page is not counted again", async () => {
  document.body.innerHTML = '<article data-post="sleep"></article>';
  trackLoadedArticle("en");
  document.body.replaceChildren();
  const go = open("/en/sleep");
  await go("/en/falls");
  await go("/en/sleep");
  expect((await views(3)).map(({ post_id }) => post_id)).toEqual(["sleep", "falls", "sleep"]);
});
