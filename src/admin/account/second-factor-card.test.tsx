import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { SecondFactorCard } from "./second-factor-card";

const STATE = "POST rpc/second_factor_state";
const USER = "GET auth/user";

beforeEach(() => void storeSession());
afterEach(() => localStorage.clear());

const userWith = (...factors: object[]) => ({ id: "someone", aud: "authenticated", factors });
const enrolled = {
  id: "new",
  type: "totp",
  totp: {
    qr_code: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    secret: "JBSWY3DPEHPK3PXP",
    uri: "otpauth://",
  },
};

it("is not there where the auth server knows no second factor", async () => {
  const { requests } = serveApi({ [STATE]: () => Response.json("unavailable") });
  renderAdmin(<SecondFactorCard />);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole("heading")).toBeNull();
});

it("sets one up: picture and key of the app, then its first code", async () => {
  const { requests, replies } = serveApi({
    [STATE]: () => Response.json("off"),
    // One that was begun and left.
    [USER]: userWith({ id: "left", factor_type: "totp", status: "unverified" }),
    "DELETE auth/factors/left": { id: "left" },
    "POST auth/factors": enrolled,
    "POST auth/factors/new/challenge": { id: "challenge" },
    "POST auth/factors/new/verify": {
      access_token: "a.b.c",
      refresh_token: "r",
      expires_in: 3600,
      user: userWith(),
    },
  });
  renderAdmin(<SecondFactorCard />);
  await userEvent.click(await screen.findByRole("button", { name: "Set up" }));
  expect(await screen.findByRole("img", { name: "QR code for the app" })).toHaveAttribute(
    "src",
    expect.stringMatching(/^data:image\/svg\+xml/),
  );
  expect(screen.getByText("JBSWY3DPEHPK3PXP")).toBeVisible();
  replies[STATE] = () => Response.json("on");
  await userEvent.type(screen.getByLabelText("Code"), "123456{Enter}");
  expect(await screen.findByText("Second factor switched on")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Remove the second factor" })).toBeVisible();
  expect(requests.map(({ line }) => line)).toContain("DELETE auth/factors/left");
});

it("says that it could not be set up, and offers it again", async () => {
  serveApi({ [STATE]: () => Response.json("off"), [USER]: refusal(500, "", "trouble") });
  renderAdmin(<SecondFactorCard />);
  await userEvent.click(await screen.findByRole("button", { name: "Set up" }));
  expect(await screen.findByText("The second factor was not set up")).toBeVisible();
  expect(screen.getByRole("button", { name: "Set up" })).toBeEnabled();
});

it("removes it after asking, in Arabic too", async () => {
  const { replies } = serveApi({
    [STATE]: () => Response.json("on"),
    [USER]: userWith({ id: "mine", factor_type: "totp", status: "verified" }),
    "DELETE auth/factors/mine": { id: "mine" },
  });
  renderAdmin(<SecondFactorCard />, { locale: "ar" });
  await userEvent.click(await screen.findByRole("button", { name: "إلغاء التحقق بخطوتين" }));
  replies[STATE] = () => Response.json("off");
  const buttons = await screen.findAllByRole("button", { name: "إلغاء التحقق بخطوتين" });
  await userEvent.click(buttons.at(-1) ?? document.body);
  expect(await screen.findByRole("button", { name: "إعداد" })).toBeVisible();
});
