import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { SessionContext } from "../session-context";
import { openSession } from "../testing/open-session";
import { ScheduleFields } from "./schedule-fields";

const OFF = "Automatic publishing is off: this post waits until an owner switches it on in Settings.";

beforeEach(() => localStorage.clear());

async function show(auto_publish: boolean) {
  const { requests } = serveApi({
    "GET site_settings": {
      site_title: "",
      site_title_ar: "",
      site_description: "",
      site_description_ar: "",
      posts_per_page: 10,
    },
    "GET staff_settings": { auto_publish, ai_generation: true, notifications_enabled: true },
  });
  const { session } = openSession("scheduled");
  const { client } = renderAdmin(
    <SessionContext value={session}>
      <ScheduleFields />
    </SessionContext>,
  );
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

it("the schedule warns while automatic publishing is off", async () => {
  await show(false);
  expect(await screen.findByText(OFF)).toBeVisible();
});

it("the schedule shows no warning while automatic publishing is on", async () => {
  await show(true);
  expect(screen.getByText("Dubai time")).toBeVisible();
  expect(screen.queryByText(OFF)).toBeNull();
});
