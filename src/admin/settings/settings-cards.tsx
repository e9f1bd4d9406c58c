import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { TwoLanguageField } from "@/components/patterns/staff/two-language-field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/staff/textarea";
import { brandName } from "@/config/brand";
import { POSTS_PER_PAGE } from "@/data/settings/admin-settings";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { SettingSwitch } from "./setting-switch";
import type { SettingsValues } from "./settings-form.schema";
import { SystemStatusNote } from "./system-status-note";

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
