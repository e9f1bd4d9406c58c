import { useMutation } from "@tanstack/react-query";
import { Hammer } from "lucide-react";
import { toast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import { Button, type ButtonLook } from "@/components/ui/button";
import { buildSiteNow, type RequestedBuild } from "@/data/staff/site-builds";
import { useTexts } from "@/i18n/i18n";
import { siteBuildTexts } from "@/words/admin/site-build";

/** Asks the host for a build, and says what came of that. */
export function BuildNow({ variant = "outline" }: Pick<ButtonLook, "variant">) {
  const texts = useTexts(siteBuildTexts);
  const failed = useFailureToast();
  const building = useMutation(buildSiteNow);
  const tell: Record<RequestedBuild, () => void> = {
    requested: () => void toast.success(texts.requested),
    unchanged: () => void toast.info(texts.underWay),
    // The reason is shown at the button.
    failed: () => void toast.error(texts.refused),
    not_configured: () => void toast.error(texts.refused, { description: texts.noHook }),
  };
  return (
    <Button
      variant={variant}
      size="small"
      isBusy={building.isPending}
      onClick={() =>
        building.mutate(undefined, { onSuccess: (build) => tell[build](), onError: failed(texts.refused) })
      }
    >
      <Hammer />
      {texts.buildNow}
    </Button>
  );
}
