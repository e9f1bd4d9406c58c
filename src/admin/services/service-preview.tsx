import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { PRICE_UNITS } from "@domain/facts";
import { MAX_PRICE } from "@domain/service-content";
import { isServiceSlug } from "@domain/service-names";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { type DraftService, previewMessage, readPreviewMessage } from "@/data/public/service-preview";
import { LOCALES, LOCALE_NAMES, type Locale, type Localized } from "@/config/locales";
import { typedAmount, wholeNumber } from "../resource/rules";
import { useSettled } from "../shared/use-settled";
import { serviceContent, MAX_MINUTES, type ServiceValues } from "./services";
import { useLocale, useTexts } from "@/i18n/i18n";
import { servicesTexts } from "@/texts/admin/services";

/** The widths of the previewed page in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
const HEIGHTS = { phone: 760, desktop: 800 } as const;

/** The whole page of the service with the form's values, in one language and at the width of a phone or a computer. */
export function ServicePreview() {
  const own = useLocale();
  const texts = useTexts(servicesTexts).preview;
  const slug = useWatch<ServiceValues, "slug">({ name: "slug" });
  const [locale, setLocale] = useState<Locale>(own);
  const [width, setWidth] = useState<keyof typeof WIDTHS>("phone");
  return (
    <section aria-label={texts.title} className="grid min-w-0 gap-3">
      <h3 className="text-lg font-semibold">{texts.title}</h3>
      {isServiceSlug(slug) ? (
        <>
          <p className="text-muted-foreground text-base">{texts.lead}</p>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            <Choice
              label={texts.language}
              options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
              value={locale}
              onChoose={setLocale}
            />
            <Choice
              label={texts.width}
              options={(["phone", "desktop"] as const).map((value) => ({
                value,
                label: texts.widths[value],
              }))}
              value={width}
              onChoose={setWidth}
            />
          </div>
          <Frame slug={slug} locale={locale} width={width} />
        </>
      ) : (
        <p className="text-muted-foreground text-base">{texts.noPage}</p>
      )}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <Button
          key={option.value}
          size="small"
          variant={option.value === value ? "primary" : "outline"}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </fieldset>
  );
}

/** A frame, so that the page has its real widths, direction and fonts; scaled to fit. */
function Frame({ slug, locale, width }: { slug: string; locale: Locale; width: keyof typeof WIDTHS }) {
  const servicesPageTexts = useTexts(servicesTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const scale = Math.min(1, useWidth(room) / WIDTHS[width]);
  useTellFrame(frame);
  return (
    <div ref={room} dir="ltr" className="min-w-0 overflow-hidden">
      <div
        className="border-border rounded-card bg-background mx-auto overflow-hidden border"
        style={{ width: WIDTHS[width] * scale, height: HEIGHTS[width] * scale }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site: with its own scripts it could leave a sandbox, which browsers report in the console */}
        <iframe
          ref={frame}
          key={`${slug} ${locale}`}
          title={servicesPageTexts.preview.frame(LOCALE_NAMES[locale])}
          src={paths.servicePreview(slug, locale)}
          loading="lazy"
          className="block max-w-none origin-top-left border-0"
          style={{ width: WIDTHS[width], height: HEIGHTS[width], transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

/** Sends the form's values to the frame: once it is ready, and after each pause in typing. */
function useTellFrame(frame: RefObject<HTMLIFrameElement | null>): void {
  const values = useWatch<ServiceValues>() as ServiceValues;
  const settled = useSettled(values);
  const answer = useEffectEvent(() => tell(frame, values));
  useEffect(() => tell(frame, settled), [frame, settled]);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (readPreviewMessage(event, frame.current?.contentWindow)?.kind === "service-preview-ready") answer();
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [frame]);
}

const tell = (frame: RefObject<HTMLIFrameElement | null>, values: ServiceValues): void =>
  frame.current?.contentWindow?.postMessage(previewMessage(draftService(values)), location.origin);

/** The width of an element. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState<number>(WIDTHS.phone);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The form's values for the page. Values that cannot be saved yet, such as a question in one language, are left out. */
export function draftService(values: ServiceValues): DraftService {
  const { content_data: content, is_active: _, ...texts } = values;
  const [arrival_least, arrival_most] = range(values.arrival_least, values.arrival_most, MAX_MINUTES.arrival);
  const [visit_least, visit_most] = range(values.visit_least, values.visit_most, MAX_MINUTES.visit);
  const prices = content.prices.flatMap(({ fromAED, ...item }) => {
    const amount = typedAmount(fromAED, MAX_PRICE);
    return amount === undefined || item.id === "" || isHalf(item.name) ? [] : [{ ...item, fromAED: amount }];
  });
  const faqs = content.faqs.filter(({ question, answer }) => !isHalf(question) && !isHalf(answer));
  return {
    ...texts,
    starting_price: typedAmount(values.starting_price, MAX_PRICE) ?? null,
    price_unit: PRICE_UNITS.find((unit) => unit === values.price_unit) ?? "visit",
    arrival_least,
    arrival_most,
    visit_least,
    visit_most,
    content_data: serviceContent({ ...content, faqs, prices }),
  };
}

const isHalf = ({ en, ar }: Localized) => en.trim() === "" || ar.trim() === "";

function range(least: string, most: string, highest: number): [number, number] | [null, null] {
  const [from, to] = [wholeNumber(least, 1, highest), wholeNumber(most, 1, highest)];
  return from === undefined || to === undefined || from > to ? [null, null] : [from, to];
}
