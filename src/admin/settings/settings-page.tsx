import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery, useMutation } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { toast } from "sonner";
import { AdminPage } from "@/admin/shared/admin-page";
import { useFailureToast } from "@/admin/shared/failure-text";
import { HistoryButton } from "@/admin/history/history-button";
import { QueryView } from "@/admin/shared/query-view";
import { useIsOwner } from "@/admin/shared/use-staff-member";
import { Button } from "@/components/ui/button";
import { type AdminSettings, adminSettingsQuery, changedSettings, saveSettings } from "@/data/staff/settings";
import { FormFields } from "../shared/form-fields";
import { useUndo } from "../history/use-undo";
import { useLeaveGuard } from "../shared/leave-guard";
import { SettingsCards, settingsSchema, settingsValues, type SettingsValues } from "./settings-cards";
import { useTexts } from "@/i18n/i18n";
import { settingsTexts } from "@/texts/admin/settings";
import { entitiesTexts } from "@/texts/admin/entities";
import { historyTexts } from "@/texts/admin/history";
import { commonTexts } from "@/texts/admin/common";

export function Component() {
  const settingsPageTexts = useTexts(settingsTexts);
  const query = useQuery(adminSettingsQuery);
  return (
    <AdminPage title={settingsPageTexts.title} lead={settingsPageTexts.lead}>
      <QueryView query={query} failed={settingsPageTexts.failed}>
        {(settings) => <SettingsForm settings={settings} />}
      </QueryView>
    </AdminPage>
  );
}

/** The settings in their cards. Owners change them; editors see them, and who may change them. */
function SettingsForm({ settings }: { settings: AdminSettings }) {
  const { names } = useTexts(entitiesTexts);
  const historyPageTexts = useTexts(historyTexts);
  const common = useTexts(commonTexts);
  const texts = useTexts(settingsTexts);
  const isOwner = useIsOwner();
  const form = useForm<SettingsValues, unknown, AdminSettings>({
    resolver: zodResolver(settingsSchema(texts)),
    // A colleague's saves update the fields that this person has not changed.
    values: settingsValues(settings),
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, reset, formState } = form;
  const { isDirty } = formState;
  useLeaveGuard({ hasWork: () => isDirty && isOwner });

  const failed = useFailureToast();
  const undoOf = useSettingsUndo();
  const saving = useMutation(saveSettings);
  const save = (wanted: AdminSettings) =>
    saving.mutate(
      { settings, wanted },
      {
        onSuccess: (saved) => {
          reset(settingsValues(saved));
          toast.success(texts.saved, undoOf(settings, saved));
        },
        onError: failed(texts.saveFailed),
      },
    );

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        {!isOwner && <p className="rounded-card bg-sand mb-6 p-4">{texts.readOnly}</p>}
        <FormFields
          isBusy={saving.isPending}
          disabled={!isOwner}
          className="grid items-start gap-6 lg:grid-cols-2"
        >
          <SettingsCards />
        </FormFields>
        <div className="mt-6 flex flex-wrap gap-3">
          {(["site_settings", "staff_settings"] as const).map((entity) => (
            <HistoryButton
              key={entity}
              entity={entity}
              subject="1"
              name={names[entity].many}
              label={historyPageTexts.title(names[entity].many)}
              mayRestore={isOwner}
              hasUnsaved={isDirty}
              onRestored={() => reset(undefined, { keepDirtyValues: false })}
            />
          ))}
        </div>
        {isOwner && (
          <div className="border-border bg-background sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-4 border-t py-4">
            <output className="text-muted-foreground">{isDirty ? texts.unsaved : ""}</output>
            <Button type="submit" size="small" isBusy={saving.isPending}>
              {saving.isPending ? common.saving : texts.save}
            </Button>
          </div>
        )}
      </form>
    </FormProvider>
  );
}

const OF_STAFF: readonly (keyof AdminSettings)[] = [
  "autoPublish",
  "aiGeneration",
  "notificationsEnabled",
  "reviewRequired",
  "reviewMonths",
];

/** For the toast of a save, which may have changed both rows of settings: takes back each change. */
function useSettingsUndo() {
  const undoOf = useUndo();
  return (before: AdminSettings, after: AdminSettings) => {
    const changed = changedSettings(before, after);
    const entities = new Set(
      changed.map((name) => (OF_STAFF.includes(name) ? "staff_settings" : "site_settings")),
    );
    const undos = [...entities].map((entity) => undoOf(entity, "1"));
    const undoAll = () => undos.forEach(({ action }) => action.onClick());
    return undos[0] && { ...undos[0], action: { ...undos[0].action, onClick: undoAll } };
  };
}
