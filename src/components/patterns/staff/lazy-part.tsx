import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { toast } from "sonner";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

interface Closing {
  onClose: () => void;
}

/**
 * A part of a page that somebody opens, such as a window over it, whose script no page begins with: it is loaded when it is first
 * shown, or fetched before. Without it a message appears, and the part is closed: opening it again loads it again.
 */
export function lazyPart<Props extends Closing>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  const fetch = async () => (known ??= await load());
  function LazyPart(props: Props) {
    const { loadFailed } = useTexts(commonTexts);
    const [loaded, setLoaded] = useState(() => known && { Part: known });
    const failed = useEffectEvent((error: unknown) => {
      console.error(error);
      // Parts of one script share the message.
      toast.error(loadFailed, { id: loadFailed });
      props.onClose();
    });
    useEffect(() => {
      let isShown = true;
      fetch().then(
        (Part) => isShown && setLoaded({ Part }),
        (error: unknown) => isShown && failed(error),
      );
      return () => {
        isShown = false;
      };
    }, []);
    return loaded && <loaded.Part {...props} />;
  }
  return Object.assign(LazyPart, { fetch });
}
