import { useQuery } from "@tanstack/react-query";
import { systemStatusQuery, type SystemStatus } from "@/data/settings/system-status.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";

type Texts = AdminDictionary["settings"]["status"];

/** Says what a switch can rely on: the mail server, or what writes. Not knowing it stands in nobody's way. */
export function SystemStatusNote({ part }: { part: "mail" | "ai" }) {
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

const SENTENCES = {
  mail: ({ mail }: SystemStatus, texts: Texts) => (mail ? texts.mail : texts.noMail),
  ai: ({ ai }: SystemStatus, texts: Texts) => (ai === null ? texts.noAi : texts[ai]),
};
