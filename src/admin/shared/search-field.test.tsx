import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { SearchField } from "./search-field";

/** The field on a page whose address the test changes, as happens while a list is loading. */
function showField(search: string) {
  const asked: string[] = [];
  let setSearch: (search: string) => void = () => undefined;
  function Page() {
    const [current, setCurrent] = useState(search);
    setSearch = setCurrent;
    return <SearchField label="Search" search={current} onChange={(next) => asked.push(next)} />;
  }
  renderAdmin(<Page />);
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  return { asked, box, addressSays: (next: string) => act(() => setSearch(next)) };
}

it("typed text stays while the URL changes to an earlier search, and is searched", async () => {
  const { asked, box, addressSays } = showField("fever");
  fireEvent.change(box, { target: { value: "drip" } });
  addressSays("");
  expect(box.value).toBe("drip");
  await waitFor(() => expect(asked).toEqual(["drip"]));
});

it("the field shows a search that changes in the URL", () => {
  const { box, addressSays } = showField("fever");
  addressSays("cough");
  expect(box.value).toBe("cough");
});
