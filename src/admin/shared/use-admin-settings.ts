import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIsIn } from "./use-staff-member";
import { type AdminSettings, adminSettingsQuery, storedSettings } from "@/data/staff/settings";

/** Whether scheduled posts wait for an owner; said only once the database said so, for it warns people. */
export const useIsAutoPublishOff = (): boolean => useQuery(adminSettingsQuery).data?.autoPublish === false;

/** The settings that hold now: the database's, and until they are there or without a connection the browser's copy. */
export function useAdminSettings(): AdminSettings {
  const [copy] = useState(storedSettings);
  // Others may not read them, and need none.
  const isTheirs = useIsIn("staff");
  return useQuery({ ...adminSettingsQuery, enabled: isTheirs }).data ?? copy;
}
