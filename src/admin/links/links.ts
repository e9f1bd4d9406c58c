import { z } from "zod";
import { siteUrl } from "@/config/site";
import { paths } from "@/config/paths";
import { LOCALES, type Locale } from "@/config/locales";
import { plainWord } from "@/lib/campaign-word";
import { linksTexts } from "@/texts/admin/links";
import { address, choice, text, toggle } from "../resource/fields";
import { resource, type RowIn } from "../resource/resource";
import { isCampaignWord } from "./campaign-word";
import { PageField, WordField } from "./link-fields";
import { isLinkable } from "./link-pages";

/** 3 to 40 letters and digits, with single hyphens between them. */
const CODE = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A word of the campaign, in the spelling of its field. */
const word = (isRequired: boolean) => ({
  ...address((messages) =>
    z
      .string()
      .refine((kept) => !isRequired || kept !== "", messages.required)
      .refine((kept) => kept === "" || isCampaignWord(kept), linksTexts[messages.locale].errors.word),
  ),
  isShort: true,
  Control: WordField,
});

export const links = resource("campaign_links", {
  texts: linksTexts,
  fields: {
    path: {
      ...address((messages) => z.string().refine(isLinkable, messages.fieldMessage ?? messages.required)),
      Control: PageField,
    },
    lang: choice(LOCALES),
    name: text({ max: 120, isRequired: true }),
    source: word(true),
    medium: word(true),
    campaign: word(true),
    content: word(false),
    code: address((messages) =>
      z
        .string()
        .transform(plainWord)
        .refine((code) => CODE.test(code), messages.fieldMessage),
    ),
    is_active: toggle(true),
    is_archived: toggle(false),
  },
  extraColumns: ["target", "created_at"],
  unique: "code",
  nameOf: ({ name }) => name,
});

export type CampaignLink = RowIn<typeof links>;

export const langOf = ({ lang }: Pick<CampaignLink, "lang">): Locale => (lang === "ar" ? "ar" : "en");

/** The address that people read, type and scan. */
export const shortAddress = ({ code }: Pick<CampaignLink, "code">): string => siteUrl + paths.short(code);

/** The links with the same figures as a link: figures identify links by these four words. */
export const twinsOf = (
  rows: readonly CampaignLink[],
  { source, medium, campaign }: Pick<CampaignLink, "source" | "medium" | "campaign">,
): CampaignLink[] =>
  rows.filter((row) => row.source === source && row.medium === medium && row.campaign === campaign);
