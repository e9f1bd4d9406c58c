import { type ReactNode, useId } from "react";
import { useFormContext, Controller } from "react-hook-form";
import { useQuery } from "@tanstack/react-query";
import { FormField } from "@/components/patterns/form-field";
import { TwoLanguageField } from "@/components/patterns/staff/two-language-field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/staff/textarea";
import { brandName } from "@/config/brand";
import { POSTS_PER_PAGE } from "@/data/settings/admin-settings";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { Switch } from "@/components/ui/staff/switch";
import { systemStatusQuery, type SystemStatus } from "@/data/settings/system-status.queries";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import type { SettingsValues } from "./settings-form.schema";

const SENTENCES = {
  mail: ({ mail }: SystemStatus, texts: Texts) => (mail ? texts.mail : texts.noMail),
  ai: ({ ai }: SystemStatus, texts: Texts) => (ai === null ? texts.noAi : texts[ai]),
};

const NAMES = {
  en: { title: "siteTitle", description: "siteDescription" },
  ar: { title: "siteTitleAr", description: "siteDescriptionAr" },
} as const;

/** The four cards of settings. */
export function SettingsCards() {
  const { t } = useAdminI18n();
  const texts = t.settings;
  const { register, formState } = useFormContext<SettingsValues>();
  const { errors } = formState;
  return (
    <>
      <Card title={texts.general} className="lg:col-span-2">
        <TwoLanguageField
          labels={{ en: texts.siteTitleEn, ar: texts.siteTitleAr }}
          errors={{ en: errors.siteTitle?.message, ar: errors.siteTitleAr?.message }}
        >
          {(lang, field) => (
            <Input
              autoComplete="off"
              placeholder={brandName[lang]}
              {...field}
              {...register(NAMES[lang].title)}
            />
          )}
        </TwoLanguageField>
        <Hint>{texts.siteTitleHint}</Hint>
        <TwoLanguageField
          labels={{ en: texts.siteDescriptionEn, ar: texts.siteDescriptionAr }}
          errors={{ en: errors.siteDescription?.message, ar: errors.siteDescriptionAr?.message }}
        >
          {(lang, field) => <Textarea rows={3} {...field} {...register(NAMES[lang].description)} />}
        </TwoLanguageField>
        <Hint>{texts.siteDescriptionHint}</Hint>
      </Card>
      <Card title={texts.publishing}>
        <SettingSwitch name="autoPublish" label={texts.autoPublish} hint={texts.autoPublishHint} />
        <SettingSwitch name="aiGeneration" label={texts.aiGeneration} hint={texts.aiGenerationHint} />
        <SystemStatusNote part="ai" />
      </Card>
      <div className="grid gap-6">
        <Card title={texts.notifications}>
          <SettingSwitch
            name="notificationsEnabled"
            label={texts.emailNotifications}
            hint={texts.emailNotificationsHint}
          />
          <SystemStatusNote part="mail" />
        </Card>
        <Card title={texts.display}>
          <FormField label={texts.postsPerPage} error={errors.postsPerPage?.message}>
            {(field) => (
              <Input
                type="number"
                inputMode="numeric"
                min={POSTS_PER_PAGE.least}
                max={POSTS_PER_PAGE.most}
                step={1}
                className="max-w-40"
                {...field}
                {...register("postsPerPage")}
              />
            )}
          </FormField>
          <Hint>{texts.postsPerPageHint}</Hint>
        </Card>
      </div>
    </>
  );
}

function Card({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      className={`rounded-card border-border bg-card grid content-start gap-4 border p-5 ${className}`}
    >
      <h2 className="text-xl tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="text-muted-foreground -mt-2 text-base">{children}</p>;
}

interface SettingSwitchProps {
  name: "autoPublish" | "aiGeneration" | "notificationsEnabled";
  label: string;
  hint: string;
}

/** A setting that is on or off, with what it does. */
function SettingSwitch({ name, label, hint }: SettingSwitchProps) {
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

type Texts = AdminDictionary["settings"]["status"];

/** Says what a switch can rely on: the mail server, or what writes. Not knowing it stands in nobody's way. */
function SystemStatusNote({ part }: { part: "mail" | "ai" }) {
  const { t } = useAdminI18n();
  const texts = t.settings.status;
  const status = useQuery(systemStatusQuery);
  const text = status.data
    ? SENTENCES[part](status.data, texts)
    : status.isPending
      ? texts.checking
      : texts.unknown;
  return <output className="rounded-control bg-sand block px-4 py-3 text-base">{text}</output>;
}
