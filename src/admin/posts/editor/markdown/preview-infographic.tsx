import { useQuery } from "@tanstack/react-query";
import { Image } from "lucide-react";
import { Picture } from "@/components/patterns/picture";
import type { BodyInfographic } from "@/components/patterns/markdown/body-node";
import { keys } from "@/data/keys";
import { fetchStoredPictures } from "@/data/generated-images/stored-pictures.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";

const FRAME = { width: 720, height: 405 } as const;

/** An infographic that was drawn before, else its description: looking at a draft must not have one drawn and billed. */
export function PreviewInfographic({ description }: Pick<BodyInfographic, "description">) {
  const { t } = useAdminI18n();
  const { data: image } = useQuery({
    queryKey: [...keys.storedPictures, description],
    queryFn: async ({ signal }) =>
      (await fetchStoredPictures([description], signal)).get(description) ?? null,
    // A preview without the picture is good enough to go on.
    retry: false,
  });
  const place = (
    <div className="border-border bg-sand rounded-card grid aspect-video place-content-center justify-items-center gap-2 border border-dashed p-6 text-center">
      <Image aria-hidden="true" className="text-primary size-8" />
      <p className="text-base font-semibold">
        {t.writing.infographic.title}: <bdi>{description}</bdi>
      </p>
      <p className="text-muted-foreground text-base">{t.writing.infographic.text}</p>
    </div>
  );
  return (
    <figure className="my-8">
      {image ? (
        <Picture
          {...FRAME}
          src={image}
          alt={description}
          sizes="(min-width: 48rem) 45rem, 94vw"
          fallback={place}
          className="rounded-card aspect-video h-auto w-full object-cover"
        />
      ) : (
        place
      )}
    </figure>
  );
}
