import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { forgetSession, staffQuery } from "@/data/staff/session";
import { renderAdmin } from "@/testing/render-admin";
import { loginTexts } from "@/texts/admin/login";
import { useLeaveSession } from "../sign-in/leave-session";
import { Component as LoginPage } from "./login-page";

const read = vi.fn<() => Promise<string>>(async () => "of Amal");

function Work() {
  const leave = useLeaveSession();
  const { data } = useQuery({ queryKey: ["work"], queryFn: read });
  return (
    <button type="button" onClick={() => void leave(forgetSession)}>
      Leave what is {data}
    </button>
  );
}

const Pages = () => (useLocation().pathname === "/admin/login" ? <LoginPage /> : <Work />);

it("data read for one person are removed before the next one signs in, and the former page reads nothing", async () => {
  const { client } = renderAdmin(<Pages />, { path: "/admin/work", route: "/admin/:page" });
  await userEvent.click(await screen.findByRole("button", { name: "Leave what is of Amal" }));
  expect(await screen.findByRole("heading", { name: loginTexts.en.title })).toBeVisible();
  expect(client.getQueryData(["work"])).toBeUndefined();
  expect(client.getQueryData(staffQuery.queryKey)).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
});
