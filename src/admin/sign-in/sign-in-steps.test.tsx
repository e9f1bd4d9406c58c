import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { AdminDialog } from "../shared/admin-dialog";
import { LoginForm, SignInSteps } from "./sign-in-steps";

const PERSON = "7d5cf7d4-0000-4000-8000-0000000000aa";
const FACTOR = "7d5cf7d4-0000-4000-8000-0000000000bb";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** A token with only what the client reads. */
function tokenOf(aal: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, "");
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: "HS256", typ: "JWT" })}.${part({ sub: PERSON, aal, exp })}.c2ln`;
}
const sessionAt = (aal: string) => ({
  access_token: tokenOf(aal),
  refresh_token: "refresh",
  expires_in: 3600,
});
const factor = { id: FACTOR, factor_type: "totp", status: "verified" };

const WRONG = { code: 422, error_code: "mfa_verification_failed", msg: "Invalid TOTP code entered" };
/** The auth server's answer to an error of the database's hook. */
const TOO_MANY = { code: 429, msg: "Too many wrong codes. Try again in 15 minutes." };
const refuse = (answer: { code: number }) => Response.json(answer, { status: answer.code });

/**
 * An auth server with second factors: the account has one, "123456" is its code, and after "429429" it accepts none for a
 * while. Staff need aal2.
 */
const serveSignIn = () =>
  serveApi({
    "POST functions/admin-login": () => Response.json({ success: true, session: sessionAt("aal1") }),
    "GET auth/user": { id: PERSON, aud: "authenticated", factors: [factor] },
    [`POST auth/factors/${FACTOR}/challenge`]: { id: "challenge", expires_at: 0 },
    [`POST auth/factors/${FACTOR}/verify`]: ({ body }: { body: { code: string } }) =>
      body.code === "123456"
        ? Response.json({ ...sessionAt("aal2"), user: { id: PERSON, factors: [factor] } })
        : refuse(body.code === "429429" ? TOO_MANY : WRONG),
    "GET admins": ({ headers }: { headers: Headers }) =>
      Response.json(
        headers.get("authorization") === `Bearer ${tokenOf("aal2")}`
          ? [{ email: "amal@example.com", role: "editor" }]
          : [],
      ),
    "POST auth/logout": undefined,
  });

function show() {
  const onSignedIn = vi.fn<() => void>();
  renderAdmin(<SignInSteps onSignedIn={onSignedIn} />);
  return onSignedIn;
}

async function enterPassword() {
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "amal@example.com" } });
  await userEvent.type(screen.getByLabelText("Password"), "seven lemons{Enter}");
}
const enterCode = async (code: string) => {
  const field = await screen.findByLabelText("Code");
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
};
const lines = (requests: { line: string }[]) => requests.map(({ line }) => line);

it("an account with a second factor signs in with a code, in Latin or Arabic digits", async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  const { requests } = serveSignIn();
  const onSignedIn = show();
  await enterPassword();
  await waitFor(() => expect(screen.getByLabelText("Code")).toHaveFocus());
  expect(onSignedIn).not.toHaveBeenCalled();
  await enterCode("١٢٣ ٤٥٦");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(requests.find(({ line }) => line.endsWith("/verify"))?.body).toEqual({
    challenge_id: "challenge",
    code: "123456",
  });
  vi.useRealTimers();
});

it("a wrong, invalid or late code shows an error at the field, and cancelling leaves no session behind", async () => {
  const { requests } = serveSignIn();
  const onSignedIn = show();
  await enterPassword();
  await enterCode("12345");
  expect(await screen.findByText("Please enter the 6 digits the app shows.")).toBeVisible();
  expect(lines(requests)).not.toContain(`POST auth/factors/${FACTOR}/verify`);
  await enterCode("654321");
  expect(await screen.findByText(/This code is wrong/)).toBeVisible();
  expect(screen.getByLabelText("Code")).toHaveFocus();
  await enterCode("429429");
  expect(await screen.findByText(/Please wait up to 15 minutes/)).toBeVisible();
  expect(screen.getByLabelText("Code")).toHaveFocus();
  expect(onSignedIn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByLabelText("Password")).toBeVisible();
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.endsWith("-auth-token"))).toEqual([]),
  );
});

function showForm(
  onSubmit = vi.fn<(values: { email: string; password: string }) => Promise<void>>().mockResolvedValue(),
) {
  renderAdmin(<LoginForm onSubmit={onSubmit} />);
  return onSubmit;
}

const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Sign in" }));

it("the form shows errors at its fields and sends nothing, then the trimmed address and the password unchanged", async () => {
  const onSubmit = showForm();
  await submit();
  expect(email()).toHaveAccessibleDescription("Please enter your email.");
  expect(email()).toBeInvalid();
  expect(email()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription("Please enter your password.");
  fireEvent.change(email(), { target: { value: "amal@" } });
  fireEvent.change(password(), { target: { value: " secret " } });
  await submit();
  expect(email()).toHaveAccessibleDescription("This does not look like an email address.");
  expect(password()).not.toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.change(email(), { target: { value: "  amal@example.com " } });
  await submit();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: "amal@example.com", password: " secret " });
});

it("the form sends once, however often the button is clicked", async () => {
  let finish = () => {};
  const onSubmit = showForm(vi.fn(() => new Promise<void>((resolve) => (finish = resolve))));
  await userEvent.type(email(), "amal@example.com");
  await userEvent.type(password(), "secret{Enter}");
  const busy = await screen.findByRole("button", { name: "Signing in…" });
  expect(busy).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(busy);
  finish();
  expect(await screen.findByRole("button", { name: "Sign in" })).toHaveAttribute("aria-disabled", "false");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("the password is shown on request, and hidden again", async () => {
  showForm();
  await userEvent.type(password(), "secret");
  expect(password()).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show the password" }));
  expect(password()).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide the password" }));
  expect(password()).toHaveAttribute("type", "password");
  expect(password()).toHaveValue("secret");
});

it("another person reads before a sign-in over a page what its owner would lose", async () => {
  renderAdmin(<LoginForm email="amal@example.com" onSubmit={async () => {}} />);
  const address = screen.getByLabelText("Email");
  await userEvent.clear(address);
  await userEvent.type(address, "Amal@example.com ");
  expect(screen.queryByText(/will be lost/)).toBeNull();
  await userEvent.clear(address);
  await userEvent.type(address, "bushra@example.com");
  expect(screen.getByText(/Anything .*amal@example.com.* has not saved here will be lost/)).toBeVisible();
});

it("a sign-in of somebody whose address is known begins at the password, in a window too", async () => {
  renderAdmin(
    <AdminDialog title="Sign in" onClose={() => {}}>
      <LoginForm email="amal@example.com" onSubmit={async () => {}} />
    </AdminDialog>,
  );
  await waitFor(() => expect(password()).toHaveFocus());
  await userEvent.keyboard("secret");
  expect(password()).toHaveValue("secret");
});

it("a message at a field goes once what is typed is right", async () => {
  showForm();
  await userEvent.type(password(), "secret{Enter}");
  const address = screen.getByLabelText("Email");
  expect(address).toHaveFocus();
  expect(address).toHaveAccessibleDescription("Please enter your email.");
  await userEvent.type(address, "amal");
  expect(address).toHaveAccessibleDescription("This does not look like an email address.");
  await userEvent.type(address, "@example.com");
  expect(address).not.toHaveAccessibleDescription();
  expect(password()).toHaveValue("secret");
});
