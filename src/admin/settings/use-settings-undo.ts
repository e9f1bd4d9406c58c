import type { AdminSettings } from "@/data/staff/admin-settings";
import { useUndo } from "../shared/history/use-undo";

const OF_STAFF: readonly string[] = [
  "autoPublish",
  "aiGeneration",
  "notificationsEnabled",
] satisfies (keyof AdminSettings)[];

/** For the toast of a save, which may have changed both rows of settings: takes back each that it changed. */
export function useSettingsUndo() {
  const undoOf = useUndo();
  return (before: AdminSettings, after: AdminSettings) => {
    const changed = (Object.keys(after) as (keyof AdminSettings)[]).filter(
      (name) => after[name] !== before[name],
    );
    const entities = new Set(
      changed.map((name) => (OF_STAFF.includes(name) ? "staff_settings" : "site_settings")),
    );
    const undos = [...entities].map((entity) => undoOf(entity, "1"));
    const undoAll = () => undos.forEach(({ action }) => action.onClick());
    return undos[0] && { ...undos[0], action: { ...undos[0].action, onClick: undoAll } };
  };
}
