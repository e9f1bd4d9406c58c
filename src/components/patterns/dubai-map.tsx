import { useState } from "react";
import skyline from "@/assets/scenes/dubai-dusk.svg";
import { Button, buttonVariants } from "@/components/ui/button";
import { ExternalLink, Map } from "@/components/ui/icons";
import { dubaiMapTexts } from "@/texts/site/dubai-map";
import { useI18n } from "@/i18n/i18n";
import { Scene } from "./picture";

const ZOOM = 11;

interface DubaiMapProps {
  /** The middle of the map, in degrees. */
  center: { latitude: number; longitude: number };
}

/** A drawing until the visitor opens the map: until then nothing is loaded from a third party. */
export function DubaiMap({ center: { latitude, longitude } }: DubaiMapProps) {
  const { t, locale } = useI18n();
  const texts = dubaiMapTexts[locale];
  const [isShown, setShown] = useState(false);
  return (
    <div className="print:hidden">
      <div className="rounded-card bg-primary-soft relative h-80 overflow-hidden border sm:h-104">
        {isShown ? (
          <iframe
            title={texts.title}
            src={`https://www.google.com/maps?q=${latitude},${longitude}&z=${ZOOM}&hl=${locale}&output=embed`}
            className="size-full border-0"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, so it cannot lift its own sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
          />
        ) : (
          <>
            <Scene
              src={skyline}
              alt={texts.imageAlt}
              width={1200}
              height={420}
              className="!h-full object-cover"
            />
            <Button
              variant="outline"
              className="absolute inset-x-0 bottom-6 mx-auto w-fit"
              onClick={() => setShown(true)}
            >
              <Map />
              {texts.show}
            </Button>
          </>
        )}
      </div>
      <p className="text-muted-foreground mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-base">
        {texts.note}
        <a
          href={`https://www.google.com/maps/@${latitude},${longitude},${ZOOM}z`}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ variant: "ghost", size: "small" })}
        >
          {texts.open}
          <ExternalLink className="mirror-rtl" />
          <span className="sr-only"> ({t.footer.opensNewTab})</span>
        </a>
      </p>
    </div>
  );
}
