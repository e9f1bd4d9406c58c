import { useTexts } from "@/i18n/i18n";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { z } from "zod";
import { movedPaths, paths, stripLocale } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { pageSlugsQuery } from "@/data/staff/names";
import { redirectProblemQuery } from "@/data/staff/redirects";
import { commonTexts } from "@/texts/admin/common";
import { redirectsTexts } from "@/texts/admin/redirects";
import { InputField } from "../resource/controls";
import { address, choice, toggle } from "../resource/fields";
import { type InputIn, resource, type RowIn } from "../resource/resource";
import { ResourceFields, ResourceForm, type RowFormProps } from "../resource/resource-form";
import { ADDRESS_INPUT } from "../shared/form-fields";
import { useSettled } from "../shared/use-settled";
import { fieldProblem, isPageOfSite, leftOut, redirectRefusal, typedPath } from "./redirect-paths";

const TARGETS = [
  paths.home,
  paths.about,
  paths.blog,
  paths.contact,
  paths.locations,
  ...serviceSlugs.map(paths.service),
];

const path = () =>
  address((messages) => z.string().transform(typedPath).pipe(z.string().min(1, messages.required)));

export const redirects = resource("url_redirects", {
  texts: redirectsTexts,
  fields: {
    from_path: path(),
    to_path: path(),
    redirect_type: choice([301, 302]),
    is_active: toggle(true),
  },
  order: ["-created_at", "from_path"],
  nameOf: ({ from_path }) => from_path,
  // The database has the rules, except for the addresses of the site that have moved for good.
  check: ({ from_path, to_path }, refuse, { errors }) => {
    if (movedPaths.has(stripLocale(from_path))) refuse("from_path", errors.taken);
    const moved = movedPaths.get(stripLocale(to_path));
    if (moved !== undefined) refuse("to_path", errors.targetRedirects(to_path, moved));
  },
});

export type Redirect = RowIn<typeof redirects>;
type Values = InputIn<typeof redirects>;

/** The form of a redirect, or of a new one with some values. */
export function RedirectForm({ row, ...form }: RowFormProps<Partial<Redirect>>) {
  const { errors } = useTexts(redirectsTexts);
  return (
    <ResourceForm
      of={redirects}
      row={row}
      refusalOf={(error, values) => redirectRefusal(error, values, errors)}
      {...form}
    >
      <PathFields id={row?.id} />
      <ResourceFields of={redirects} names={["redirect_type", "is_active"]} className="grid gap-5" />
    </ResourceForm>
  );
}

/** Warns when a page exists at the redirect's source, and shows the database's objections while the person types. */
function PathFields({ id }: { id: string | undefined }) {
  const texts = useTexts(redirectsTexts);
  const common = useTexts(commonTexts);
  const { formState } = useFormContext<Values>();
  const pages = useQuery(pageSlugsQuery).data ?? { location: [], blog: [] };
  const [from, to, isActive] = useWatch<Values, ["from_path", "to_path", "is_active"]>({
    name: ["from_path", "to_path", "is_active"],
  });
  const typed = { from_path: typedPath(from), to_path: typedPath(to) };
  const asked = { from_path: useSettled(typed.from_path), to_path: useSettled(typed.to_path) };
  const { data } = useQuery({
    ...redirectProblemQuery(asked, isActive, id),
    enabled: asked.from_path !== "" && asked.to_path !== "",
  });
  const problem = data ? fieldProblem(data, asked, texts.errors) : undefined;
  const hintOf = (name: "from_path" | "to_path", hint: ReactNode) => {
    // An answer to an earlier value is outdated, and an error at the field is enough.
    const isCurrent = problem?.name === name && asked[name] === typed[name] && !formState.errors[name];
    const left = leftOut(name === "from_path" ? from : to);
    return (
      <span aria-live="polite" className={isCurrent ? "text-destructive" : undefined}>
        {isCurrent ? problem.message : left === "" ? hint : common.leftOut(left)}
      </span>
    );
  };
  return (
    <>
      <InputField<Values>
        {...ADDRESS_INPUT}
        name="from_path"
        label={texts.fields.from_path}
        hint={hintOf(
          "from_path",
          isPageOfSite(typed.from_path, pages) ? texts.shadows : texts.hints.from_path,
        )}
      />
      <InputField<Values>
        {...ADDRESS_INPUT}
        name="to_path"
        label={texts.fields.to_path}
        hint={hintOf("to_path", texts.hints.to_path)}
        suggestions={TARGETS}
      />
    </>
  );
}
