import { useId } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { Switch } from "@/components/ui/staff/switch";
import type { SettingsValues } from "./settings-form.schema";

interface SettingSwitchProps {
  name: "autoPublish" | "aiGeneration" | "notificationsEnabled";
  label: string;
  hint: string;
}

/** A setting that is on or off, with what it does. */
export function SettingSwitch({ name, label, hint }: SettingSwitchProps) {
  const { control } = useFormContext<SettingsValues>();
  const id = useId();
  return (
    <div className="flex min-h-12 items-center justify-between gap-6">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-muted-foreground text-base">
          {hint}
        </p>
      </div>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Switch
            id={id}
            ref={field.ref}
            name={field.name}
            checked={field.value}
            aria-describedby={`${id}-hint`}
            onBlur={field.onBlur}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </div>
  );
}
