import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { PicturePicker } from "./picture-picker";
import { entry, fillBucket } from "./testing/bucket";

beforeEach(() => void fillBucket([entry("fever.png"), entry("drip.png"), entry("film.mp4", "video/mp4")]));

function Field({ error }: { error?: string }) {
  const [value, setValue] = useState("");
  return <PicturePicker label="Hero image" value={value} onChange={setValue} error={error} />;
}

const address = () => screen.getByLabelText("Hero image");

it("a picture is chosen from the library by its name, and the focus is restored", async () => {
  renderAdmin(<Field />);
  await userEvent.click(screen.getByRole("button", { name: "Choose image" }));
  await userEvent.type(await screen.findByRole("searchbox"), "FEV");
  expect(screen.queryByRole("button", { name: "Choose drip.png" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Choose film.mp4" })).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Choose fever.png" }));
  expect(address()).toHaveValue("http://127.0.0.1:9/storage/v1/object/public/blog-media/fever.png");
  expect(screen.getByRole("img", { name: "The chosen image" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Change image" })).toHaveFocus();
});

it("a picture can be an address, and can be removed", async () => {
  renderAdmin(<Field />);
  fireEvent.change(address(), { target: { value: "/a.png" } });
  await userEvent.click(screen.getByRole("button", { name: "Remove image" }));
  expect(address()).toHaveValue("");
  expect(screen.queryByRole("button", { name: "Remove image" })).toBeNull();
});

it("the field shows its error", () => {
  renderAdmin(<Field error="Not an address" />);
  expect(address()).toHaveAccessibleDescription("Not an address");
});
