import { z } from "zod";
import { cleanLabel, cleanLine } from "@domain/clean-text";
import { type ReactNode, useId } from "react";
import { useController } from "react-hook-form";
import { Link } from "react-router-dom";
import { useQuery } from "@tanstack/react-query";
import { factsQuery } from "@/data/public/facts.queries";
import { type AdminSettings, POSTS_PER_PAGE, REVIEW_MONTHS } from "@/data/staff/settings";
import { Switch } from "@/components/ui/staff/switch";
import { systemStatusQuery, type SystemStatus } from "@/data/staff/system-status.queries";
import { InputField, PairField } from "@/admin/resource/controls";
import { requiredNumberSchema } from "@/admin/resource/rules";
import { liveUnread, textStatesQuery } from "@/data/staff/text-reviews";
import { adminPaths } from "../shared/admin-paths";
import { Card } from "../shared/card";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { settingsTexts } from "@/texts/admin/settings";

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 300;

export function settingsSchema(texts: TextsOf<typeof settingsTexts>) {
  const title = z.string().overwrite(cleanLine).max(MAX_TITLE_LENGTH, texts.titleTooLong);
  const description = z.string().overwrite(cleanLine).max(MAX_DESCRIPTION_LENGTH, texts.descriptionTooLong);
  return z.object({
    siteTitle: title,
    siteTitleAr: title,
    siteDescription: description,
    siteDescriptionAr: description,
    tagManagerId: z
      .string()
      .overwrite((text) => cleanLabel(text).toUpperCase())
      .regex(/^(?:GTM-[A-Z0-9]{4,12})?$/, texts.tagManagerNoId),
    autoPublish: z.boolean(),
    aiGeneration: z.boolean(),
    notificationsEnabled: z.boolean(),
    reviewRequired: z.boolean(),
    reviewMonths: requiredNumberSchema(REVIEW_MONTHS.min, REVIEW_MONTHS.max, texts.reviewMonthsOutside),
    postsPerPage: requiredNumberSchema(POSTS_PER_PAGE.min, POSTS_PER_PAGE.max, texts.postsPerPageOutside),
  });
}

export type SettingsValues = z.input<ReturnType<typeof settingsSchema>>;

export const settingsValues = (settings: AdminSettings): SettingsValues => ({
  ...settings,
  reviewMonths: String(settings.reviewMonths),
  postsPerPage: String(settings.postsPerPage),
});

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
  const { fields, hints } = texts;
  const brand = useQuery(factsQuery).data?.name;
  return (
    <>
      <Card title={texts.general} className="lg:col-span-2">
        <PairField<SettingsValues>
          names={["siteTitle", "siteTitleAr"]}
          label={fields.site_title}
          placeholders={brand}
        />
        <Hint>{hints.site_title}</Hint>
        <PairField<SettingsValues>
          names={["siteDescription", "siteDescriptionAr"]}
          label={fields.site_description}
          rows={3}
        />
        <Hint>{hints.site_description}</Hint>
      </Card>
      <div className="grid gap-6">
        <Card title={texts.publishing}>
          <SettingSwitch name="autoPublish" label={fields.auto_publish} hint={hints.auto_publish} />
          <SettingSwitch name="aiGeneration" label={fields.ai_generation} hint={hints.ai_generation} />
          <SystemStatusNote part="ai" />
        </Card>
        <ReviewCard />
        <Card title={texts.measuring}>
          <InputField<SettingsValues>
            name="tagManagerId"
            label={fields.tag_manager_id}
            dir="ltr"
            placeholder="GTM-…"
            autoComplete="off"
            className="max-w-60"
            hint={hints.tag_manager_id}
          />
        </Card>
      </div>
      <div className="grid gap-6">
        <Card title={texts.notifications}>
          <SettingSwitch
            name="notificationsEnabled"
            label={fields.notifications_enabled}
            hint={hints.notifications_enabled}
          />
          <SystemStatusNote part="mail" />
        </Card>
        <Card title={texts.display}>
          <InputField<SettingsValues>
            name="postsPerPage"
            label={fields.posts_per_page}
            type="number"
            inputMode="numeric"
            min={POSTS_PER_PAGE.min}
            max={POSTS_PER_PAGE.max}
            step={1}
            className="max-w-40"
            hint={hints.posts_per_page}
          />
        </Card>
      </div>
    </>
  );
}

/** Whether readers get unread texts, and how many they have now. */
function ReviewCard() {
  const texts = useTexts(settingsTexts);
  const { fields, hints } = texts;
  const unread = useQuery({ ...textStatesQuery, select: liveUnread }).data ?? 0;
  return (
    <Card title={texts.review}>
      <SettingSwitch name="reviewRequired" label={fields.review_required} hint={hints.review_required} />
      {unread > 0 && (
        <p className="rounded-control bg-sand px-4 py-3 text-base">
          {texts.liveUnread(unread)}{" "}
          <Link
            to={adminPaths.unreadTexts}
            className="text-primary font-semibold underline underline-offset-4"
          >
            {texts.showUnread}
          </Link>
        </p>
      )}
      <InputField<SettingsValues>
        name="reviewMonths"
        label={fields.review_months}
        type="number"
        inputMode="numeric"
        min={REVIEW_MONTHS.min}
        max={REVIEW_MONTHS.max}
        step={1}
        className="max-w-40"
        hint={hints.review_months}
      />
    </Card>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="text-muted-foreground -mt-2 text-base">{children}</p>;
}

interface SettingSwitchProps {
  name: "autoPublish" | "aiGeneration" | "notificationsEnabled" | "reviewRequired";
  label: string;
  hint: string;
}

/** A switch with a description. */
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
