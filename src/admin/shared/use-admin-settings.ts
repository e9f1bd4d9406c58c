import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIsIn } from "./use-staff-member";
import { type AdminSettings, adminSettingsQuery, storedSettings } from "@/data/staff/settings";

/** Whether scheduled posts wait for an owner; true only after the database has confirmed it, because it is a warning. */
export const useIsAutoPublishOff = (): boolean => useQuery(adminSettingsQuery).data?.autoPublish === false;

/** The current settings: the database's, or the browser's copy until they are loaded, and without a connection. */
export function useAdminSettings(): AdminSettings {
  const [copy] = useState(storedSettings);
  // Others may not read them, and do not need them.
  const isTheirs = useIsIn("staff");
  return useQuery({ ...adminSettingsQuery, enabled: isTheirs }).data ?? copy;
}
