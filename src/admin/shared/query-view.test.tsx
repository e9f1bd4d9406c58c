import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { renderAdmin } from "@/testing/render-admin";
import { QueryView } from "./query-view";

const read = vi.fn<() => Promise<string[]>>();

function List({ name = "list" }: { name?: string }) {
  const query = useQuery({ queryKey: [name], queryFn: read });
  return (
    <QueryView query={query} loading="Loading the list" failed="No list came." empty={<p>Empty</p>}>
      {(rows) => rows.join()}
    </QueryView>
  );
}

it.each([
  ["what a query has is shown", ["a", "b"], "a,b"],
  ["an empty list has its own words", [], "Empty"],
])("%s, after it has loaded", async (_, rows, words) => {
  read.mockResolvedValue(rows);
  renderAdmin(<List />);
  expect(screen.getByText("Loading the list")).toBeVisible();
  expect(await screen.findByText(words)).toBeVisible();
});

it("a failed query is reported with its reason, and can be retried", async () => {
  read.mockRejectedValueOnce(new AppError("unavailable", "down", 503)).mockResolvedValue(["a"]);
  renderAdmin(<List />);
  expect(await screen.findByText("No list came.")).toBeVisible();
  expect(screen.getByText(/^The server is having trouble right now\./)).toBeVisible();
  expect(screen.queryByText("Empty")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("a")).toBeVisible();
});

it("one retry repeats all failed reads of the screen, and no others", async () => {
  const down = new AppError("unavailable", "down", 503);
  read.mockReset();
  read.mockRejectedValueOnce(down).mockRejectedValueOnce(down).mockResolvedValue(["a"]);
  renderAdmin(
    <ul>
      {["one", "two", "three"].map((name) => (
        <li key={name}>
          <List name={name} />
        </li>
      ))}
    </ul>,
  );
  const [first] = await screen.findAllByRole("button", { name: "Try again" });
  expect(await screen.findAllByText("a")).toHaveLength(1);
  if (first) await userEvent.click(first);
  await waitFor(() => expect(screen.getAllByText("a")).toHaveLength(3));
  expect(read).toHaveBeenCalledTimes(5);
});
