import { type ReactNode, useId } from "react";
import { useController } from "react-hook-form";
import { useQuery } from "@tanstack/react-query";
import { factsQuery } from "@/data/public/facts.queries";
import { POSTS_PER_PAGE } from "@/data/staff/admin-settings";
import { Switch } from "@/components/ui/staff/form-controls";
import { systemStatusQuery, type SystemStatus } from "@/data/staff/system-status.queries";
import { InputField, PairField } from "@/admin/resource/controls";
import type { SettingsValues } from "./settings-form.schema";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { settingsTexts } from "@/words/admin/settings";

const SENTENCES = {
  mail: ({ mail, mail_problem: problem }: SystemStatus, texts: Texts) => {
    if (problem !== null) return texts.mailProblems[problem];
    return mail ? texts.mail : texts.noMail;
  },
  ai: ({ ai }: SystemStatus, texts: Texts) => (ai === null ? texts.noAi : texts[ai]),
};

/** The settings in cards. */
export function SettingsCards() {
  const texts = useTexts(settingsTexts);
  const brand = useQuery(factsQuery).data?.name;
  return (
    <>
      <Card title={texts.general} className="lg:col-span-2">
        <PairField<SettingsValues>
          names={["siteTitle", "siteTitleAr"]}
          label={{ en: texts.siteTitleEn, ar: texts.siteTitleAr }}
          placeholders={brand}
        />
        <Hint>{texts.siteTitleHint}</Hint>
        <PairField<SettingsValues>
          names={["siteDescription", "siteDescriptionAr"]}
          label={{ en: texts.siteDescriptionEn, ar: texts.siteDescriptionAr }}
          rows={3}
        />
        <Hint>{texts.siteDescriptionHint}</Hint>
      </Card>
      <div className="grid gap-6">
        <Card title={texts.publishing}>
          <SettingSwitch name="autoPublish" label={texts.autoPublish} hint={texts.autoPublishHint} />
          <SettingSwitch name="aiGeneration" label={texts.aiGeneration} hint={texts.aiGenerationHint} />
          <SystemStatusNote part="ai" />
        </Card>
        <Card title={texts.measuring}>
          <InputField<SettingsValues>
            name="tagManagerId"
            label={texts.tagManager}
            dir="ltr"
            placeholder="GTM-…"
            autoComplete="off"
            className="max-w-60"
          />
          <Hint>{texts.tagManagerHint}</Hint>
        </Card>
      </div>
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
          <InputField<SettingsValues>
            name="postsPerPage"
            label={texts.postsPerPage}
            type="number"
            inputMode="numeric"
            min={POSTS_PER_PAGE.least}
            max={POSTS_PER_PAGE.most}
            step={1}
            className="max-w-40"
          />
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
  const { ref, value, onBlur, onChange } = useController<SettingsValues, typeof name>({ name }).field;
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
      <Switch
        id={id}
        ref={ref}
        name={name}
        checked={value}
        aria-describedby={`${id}-hint`}
        onBlur={onBlur}
        onCheckedChange={onChange}
      />
    </div>
  );
}

type Texts = TextsOf<typeof settingsTexts>["status"];

/** Shows the mail server or the provider that a switch depends on. An unknown state blocks nothing. */
function SystemStatusNote({ part }: { part: "mail" | "ai" }) {
  const texts = useTexts(settingsTexts).status;
  const status = useQuery(systemStatusQuery);
  const text = status.data
    ? SENTENCES[part](status.data, texts)
    : status.isPending
      ? texts.checking
      : texts.unknown;
  return <output className="rounded-control bg-sand block px-4 py-3 text-base">{text}</output>;
}
