import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useLocale, useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/texts/admin/links";
import { Card } from "../shared/card";
import { PageField } from "./link-fields";
import { useLinkPages } from "./link-pages";
import { PageDialog } from "./share-dialog";

/** Finds any page of the site, and offers its addresses, QR codes and texts: for people who make no links. */
export function SendPage() {
  const texts = useTexts(linksTexts).send;
  const form = useForm({ defaultValues: { path: "", lang: useLocale() } });
  const { pages } = useLinkPages();
  const [path, lang] = useWatch({ control: form.control, name: ["path", "lang"] });
  const page = pages?.troubleOf(path, lang) ? undefined : pages?.entries.find(({ to }) => to === path);
  return (
    <Card title={texts.title} className="mb-5">
      <p className="text-muted-foreground max-w-2xl text-base">{texts.lead}</p>
      <div className="max-w-2xl">
        <FormProvider {...form}>
          <PageField name="path" label={texts.page} />
        </FormProvider>
      </div>
      {page && <PageDialog page={page} onClose={() => form.reset()} />}
    </Card>
  );
}
