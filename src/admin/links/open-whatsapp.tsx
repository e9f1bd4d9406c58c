import { MessageCircle } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { whatsAppShare } from "./share-texts";
import { useTexts } from "@/i18n/i18n";
import { shareTexts } from "@/words/admin/share";

/** Opens a text in WhatsApp on this device. */
export function OpenWhatsApp({ text }: { text: string }) {
  const texts = useTexts(shareTexts);
  return (
    <a
      href={whatsAppShare(text)}
      target="_blank"
      rel="noreferrer"
      className={buttonVariants({ variant: "outline", size: "small" })}
    >
      <MessageCircle className="size-4.5" />
      {texts.openWhatsApp}
    </a>
  );
}
