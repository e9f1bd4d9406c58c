import { type ComponentType, useEffect, useEffectEvent, useId, useState } from "react";
import { toast } from "sonner";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { shellTexts } from "@/texts/admin/shell";

interface Closing {
  onClose: () => void;
}

/** At the bottom, because at the top a message would cover the menu's button on a phone, which is to be pressed again. */
const PLACE = { position: "bottom-center" } as const;

/** A script that comes sooner needs no message. */
const SLOW_MS = 400;

/**
 * A part of a page that somebody opens, such as a window over it, whose script no page begins with: it is loaded when it is first
 * shown, or fetched before. A message says that it is loading, and lets the person give up: a window that opens a minute later
 * would take the keys that they type elsewhere. Without the script another message appears, and the part is closed: opening it
 * again loads it again.
 */
export function lazyPart<Props extends Closing>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  const fetch = async () => (known ??= await load());
  function LazyPart(props: Props) {
    const { loadFailed, cancel } = useTexts(commonTexts);
    const { loading } = useTexts(shellTexts);
    const id = useId();
    const [loaded, setLoaded] = useState(() => known && { Part: known });
    const failed = useEffectEvent((error: unknown) => {
      console.error(error);
      // Parts of one script share the message.
      toast.error(loadFailed, { id: loadFailed, ...PLACE });
      props.onClose();
    });
    const sayLoading = useEffectEvent(() => {
      const giveUp = { label: cancel, onClick: () => props.onClose() };
      toast.loading(loading, { id, duration: Infinity, dismissible: false, action: giveUp, ...PLACE });
    });
    const isLoading = loaded === undefined;
    useEffect(() => {
      if (!isLoading) return;
      let isShown = true;
      const slow = setTimeout(sayLoading, SLOW_MS);
      const end = () => {
        clearTimeout(slow);
        toast.dismiss(id);
      };
      fetch()
        .then(
          (Part) => isShown && setLoaded({ Part }),
          (error: unknown) => isShown && failed(error),
        )
        .finally(end);
      return () => {
        isShown = false;
        end();
      };
    }, [isLoading, id]);
    return loaded && <loaded.Part {...props} />;
  }
  return Object.assign(LazyPart, { fetch });
}
