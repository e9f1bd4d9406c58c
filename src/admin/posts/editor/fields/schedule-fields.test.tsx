import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { openSession } from "../testing/open-session";
import { showInSession } from "../testing/show-in-session";
import { ScheduleFields } from "./schedule-fields";

const OFF = "Automatic publishing is off: this post waits until an owner switches it on in Settings.";

beforeEach(() => localStorage.clear());

it.each([
  ["warns while automatic publishing is off", false, 1],
  ["shows no warning while automatic publishing is on", true, 0],
])("the schedule %s", async (_, auto_publish, warnings) => {
  const { requests } = serveApi({ "GET site_settings": {}, "GET staff_settings": { auto_publish } });
  const { client } = showInSession(<ScheduleFields />, openSession("scheduled"));
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByText("Dubai time")).toBeVisible();
  await waitFor(() => expect(screen.queryAllByText(OFF)).toHaveLength(warnings));
});
