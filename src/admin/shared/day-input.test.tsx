import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { ClockInput, DayInput } from "./day-input";

const changed = vi.fn<(day: string) => void>();

function Field({ day = "2026-11-29" }: { day?: string }) {
  const [value, setValue] = useState(day);
  return (
    <DayInput
      aria-label="Day"
      value={value}
      onChange={(next) => {
        changed(next);
        setValue(next);
      }}
    />
  );
}
const field = () => screen.getByLabelText("Day");

it.each([
  ["en", "Nov 29, 2026", "Choose in the calendar"],
  ["ar", "29 نوفمبر 2026", "الاختيار من التقويم"],
] as const)(
  "shows a day as the product writes it (%s), and takes one of the calendar",
  (locale, text, calendar) => {
    renderAdmin(<Field />, { locale });
    expect(field()).toHaveValue(text);
    fireEvent.change(screen.getByLabelText(calendar), { target: { value: "2026-12-02" } });
    expect(changed).toHaveBeenLastCalledWith("2026-12-02");
    expect(field()).toHaveDisplayValue(/2/);
    expect(field()).not.toHaveValue(text);
  },
);

it("accepts typed days, in this year without another one, and leaves invalid ones for the form to refuse", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-29T12:00:00Z"), toFake: ["Date"] });
  renderAdmin(<Field />);
  await userEvent.clear(field());
  expect(changed).toHaveBeenLastCalledWith("");
  await userEvent.type(field(), "3/12");
  expect(changed).toHaveBeenLastCalledWith("3/12");
  await userEvent.tab();
  expect(changed).toHaveBeenLastCalledWith("2026-12-03");
  expect(field()).toHaveValue("Dec 03, 2026");
  await userEvent.clear(field());
  await userEvent.type(field(), "5 Jan 2027{Enter}");
  expect(changed).toHaveBeenLastCalledWith("2027-01-05");
  await userEvent.clear(field());
  await userEvent.type(field(), "soon{Tab}");
  expect(changed).toHaveBeenLastCalledWith("soon");
  expect(field()).toHaveValue("soon");
  vi.useRealTimers();
});

it("the field is one Tab stop, and Alt with the down arrow opens the calendar", async () => {
  const open = vi.fn<() => void>();
  renderAdmin(<Field />);
  Object.assign(screen.getByLabelText("Choose in the calendar"), { showPicker: open });
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(open).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

function Clock() {
  const [time, setTime] = useState("");
  return <ClockInput aria-label="Time" value={time} onChange={setTime} />;
}

it("a time is understood in any common form, and shown in 24 hours", async () => {
  renderAdmin(<Clock />);
  await userEvent.type(screen.getByLabelText("Time"), "9:30 pm{Tab}");
  expect(screen.getByLabelText("Time")).toHaveValue("21:30");
});
