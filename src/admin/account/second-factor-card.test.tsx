import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { SecondFactorCard } from "./second-factor-card";

const STATE = "POST rpc/second_factor_state";
const USER = "GET auth/user";
const AGREE = "POST functions/second-factor";
const PASSWORD = "seven lemons on a roof";

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

it("the card is hidden if the auth server supports no second factor", async () => {
  const { requests } = serveApi({ [STATE]: () => Response.json("unavailable") });
  renderAdmin(<SecondFactorCard />);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole("heading")).toBeNull();
});

it("a state that could not be read is not hidden, and is read again on request", async () => {
  const { replies } = serveApi({ [STATE]: refusal(503, "x", "down") });
  renderAdmin(<SecondFactorCard />);
  expect(await screen.findByText("This could not be loaded.")).toBeVisible();
  replies[STATE] = () => Response.json("off");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Set up" })).toBeVisible();
});

it("a second factor is set up with a QR code or key, then its first code", async () => {
  const { requests, replies } = serveApi({
    [STATE]: () => Response.json("off"),
    // A factor that was started and never confirmed.
    [USER]: userWith({ id: "left", factor_type: "totp", status: "unverified" }),
    "DELETE auth/factors/left": { id: "left" },
    "POST auth/factors": enrolled,
    [AGREE]: { success: true },
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
  await userEvent.type(screen.getByLabelText("Current password"), `${PASSWORD}{Enter}`);
  expect(await screen.findByRole("img", { name: "QR code for the app" })).toHaveAttribute(
    "src",
    expect.stringMatching(/^data:image\/svg\+xml/),
  );
  expect(screen.getByText("JBSWY3DPEHPK3PXP")).toBeVisible();
  replies[STATE] = () => Response.json("on");
  await userEvent.type(screen.getByLabelText("Code"), "123456{Enter}");
  expect(await screen.findByText("Two-step verification is on")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Turn off two-step verification" })).toBeVisible();
  const lines = requests.map(({ line }) => line);
  expect(lines).toContain("DELETE auth/factors/left");
  expect(lines.indexOf(AGREE)).toBeLessThan(lines.indexOf("POST auth/factors/new/verify"));
  expect(requests.find(({ line }) => line === AGREE)?.body).toEqual({ factor_id: "new", password: PASSWORD });
});

it("a failed setup or a wrong password shows an error and no QR code, and can be retried", async () => {
  const { replies } = serveApi({
    [STATE]: () => Response.json("off"),
    [USER]: refusal(422, "", "trouble"),
    "POST auth/factors": enrolled,
    [AGREE]: () => Response.json({ error: "no", code: "wrong_password" }, { status: 422 }),
  });
  renderAdmin(<SecondFactorCard />);
  const setUp = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Set up" }));
    await userEvent.type(screen.getByLabelText("Current password"), "lemons{Enter}");
  };
  await setUp();
  expect(await screen.findByText("Two-step verification was not set up")).toBeVisible();
  replies[USER] = userWith();
  await setUp();
  expect(await screen.findByText("The current password is wrong.")).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});

it("a second factor is removed after asking for the password, in Arabic too", async () => {
  const { replies, requests } = serveApi({
    [STATE]: () => Response.json("on"),
    [USER]: userWith({ id: "mine", factor_type: "totp", status: "verified" }),
    [AGREE]: { success: true },
    "DELETE auth/factors/mine": { id: "mine" },
  });
  renderAdmin(<SecondFactorCard />, { locale: "ar" });
  await userEvent.click(await screen.findByRole("button", { name: "إلغاء التحقق بخطوتين" }));
  replies[STATE] = () => Response.json("off");
  await userEvent.type(screen.getByLabelText("كلمة المرور الحالية"), PASSWORD);
  await userEvent.click(screen.getByRole("button", { name: "إلغاء التحقق بخطوتين" }));
  expect(await screen.findByRole("button", { name: "إعداد" })).toBeVisible();
  expect(requests.find(({ line }) => line === AGREE)?.body).toEqual({
    factor_id: "mine",
    password: PASSWORD,
  });
});
