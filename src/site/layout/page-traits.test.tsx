import { act, screen } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { expect, it } from "vitest";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { PageSubjectContext } from "@/components/patterns/page-subject";
import { useI18n } from "@/i18n/i18n";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { renderSiteRoutes } from "@/testing/render-site";
import { type PageTraits, serviceSubject, usePageTraits } from "./page-traits";

/** The buttons of a layout, around a page without buttons. */
function Layout() {
  const { locale, facts, t } = useI18n();
  const { subject, hasOwnBar } = usePageTraits(locale, facts, t);
  return (
    <PageSubjectContext value={subject}>
      <WhatsAppLink source="header" />
      <CallLink source="header" />
      {hasOwnBar && <p>bar</p>}
      <Outlet />
    </PageSubjectContext>
  );
}

function show(handle: PageTraits, path = "/page", facts = testFacts()) {
  const client = testQueryClient();
  renderSiteRoutes([{ path: "*", element: <Layout />, children: [{ path: "*", element: null, handle }] }], {
    path,
    client,
    facts,
  });
  return client;
}

const buttons = () =>
  screen
    .getAllByRole<HTMLAnchorElement>("link")
    .map((link) => [
      link.dataset["service"],
      new URL(link.href).searchParams.get("text")?.replace(/ \(.*/, ""),
    ]);

it.each([
  ["/page", "Hello Dar Afiya, I would like to ask about: Nurse on Call."],
  ["/ar/page", "مرحبًا دار عافية، أودّ الاستفسار عن خدمة: ممرّض تحت الطلب."],
])("on %s the buttons around a page name its subject", (path, message) => {
  show({ subject: (sources) => serviceSubject("nurse-on-call", sources), hasOwnBar: true }, path);
  expect(buttons()).toEqual([
    ["nurse-on-call", message],
    ["nurse-on-call", undefined],
  ]);
  expect(screen.getByText("bar")).toBeVisible();
});

const GENERAL = "Hello Dar Afiya, I would like to ask about a home visit.";

it.each<[page: string, handle: PageTraits]>([
  ["a page without a subject", {}],
  [
    "one whose service is not offered any more",
    { subject: (sources) => serviceSubject("nurse-on-call", sources) },
  ],
])("the buttons around %s have the general text", (_page, handle) => {
  show(handle, "/page", testFacts({ services: [] }));
  expect(buttons()[0]).toEqual([undefined, GENERAL]);
});

it("the buttons change when the page's subject has been read", () => {
  const client = show({
    subject: ({ client: read }) =>
      read.getQueryData(["place"]) ? { service: "elderly-care", message: "Care in Deira" } : undefined,
  });
  expect(buttons()[0]).toEqual([undefined, GENERAL]);
  act(() => void client.setQueryData(["place"], {}));
  expect(buttons()[0]).toEqual(["elderly-care", "Care in Deira"]);
});
