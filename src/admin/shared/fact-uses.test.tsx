import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { articlesNaming, refusal, serveApi, serveFactUses } from "@/testing/serve-api";
import { FactUses } from "./fact-uses";

const UNKNOWN = "This appears after the next build.";

it("reports unknown uses only when no site has been built", async () => {
  serveApi({ "POST rpc/articles_naming": articlesNaming(0) });
  renderAdmin(<FactUses fact="phone" />);
  expect(screen.queryByText(UNKNOWN), "while it loads").toBeNull();
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
});

it("reports a failed read of the uses, and reads them on retry", async () => {
  const { replies } = serveApi({ "POST rpc/articles_naming": refusal(400, "22023", "No.") });
  serveFactUses({ all: 2, pages: { phone: ["/contact"] } });
  renderAdmin(<FactUses fact="phone" />);
  expect(await screen.findByText("Could not load where it is used.")).toBeVisible();
  replies["POST rpc/articles_naming"] = articlesNaming(0);
  await userEvent.click(screen.getByText("Where it is used"));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("On 1 page, in both languages.")).toBeVisible();
});

it("asks for the built site's file once for several facts at once", async () => {
  serveApi({ "POST rpc/articles_naming": articlesNaming(0) });
  serveFactUses({ all: 2, pages: { phone: ["/contact"], email: ["/about", "/contact"] } });
  const fetched = vi.spyOn(globalThis, "fetch");
  renderAdmin([<FactUses key="phone" fact="phone" />, <FactUses key="email" fact="email" />]);
  expect(await screen.findByText("On 1 page, in both languages.")).toBeVisible();
  expect(await screen.findByText("On every page.")).toBeVisible();
  expect(fetched.mock.calls.filter(([address]) => address === "/api/fact-uses")).toHaveLength(1);
});
