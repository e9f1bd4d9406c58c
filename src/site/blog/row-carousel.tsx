import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type RefObject, useEffect } from "react";
import { useI18n } from "@/i18n/i18n";
import { dirOf } from "@/config/locales";
import { listenToKeys, listenToWheel, onScrollSettled } from "./carousel-input";
import type { RowMover } from "./use-row";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface RowCarouselProps {
  /** The element that the carousel moves; it contains only the list of cards. */
  viewport: RefObject<HTMLElement | null>;
  onChange: (mover: RowMover) => void;
}

/** Takes over a scrolling row at its current position: its cards are dragged, flicked and moved by keys. Renders nothing. */
export function RowCarousel({ viewport, onChange }: RowCarouselProps) {
  const { locale } = useI18n();
  const direction = dirOf(locale);
  const [attach, embla] = useEmblaCarousel({
    align: "center",
    containScroll: "trimSnaps",
    dragThreshold: 10,
    duration: 25,
    loop: false,
    direction,
    // The number of cards in view: a step shows whole new cards, and centring them leaves no halves at the edges.
    slidesToScroll: "auto",
    breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
  });

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    // If it took over during a swipe, the row would stop under the finger.
    const cancel = onScrollSettled(element, () => attach(element));
    return () => {
      cancel();
      attach(null);
    };
  }, [viewport, attach]);

  useEffect(() => {
    const element = viewport.current;
    if (!element || !embla) return;
    const show = (step: 1 | -1) => (step === 1 ? embla.scrollNext() : embla.scrollPrev());
    const tell = () => onChange({ hasPrevious: embla.canScrollPrev(), hasNext: embla.canScrollNext(), show });
    const stops = [
      becomeCarousel(element, embla),
      listenToWheel(element, direction, show),
      listenToKeys(element.parentElement ?? element, direction, (step) => {
        show(step);
        if (element.contains(document.activeElement)) focusFirstShown(embla);
      }),
    ];
    tell();
    embla.on("select", tell).on("reInit", tell);
    // After a drag embla glides on, however short its duration is.
    embla.on("pointerUp", () => {
      if (matchMedia(REDUCED_MOTION).matches) embla.scrollTo(embla.selectedScrollSnap(), true);
    });
    return () => stops.forEach((stop) => stop());
  }, [viewport, embla, direction, onChange]);

  return null;
}

/**
 * Converts the row's scroll offset into the carousel's position, now and whenever something scrolls it again, such as a search
 * in the page.
 * @returns a function that makes the row scroll again
 */
function becomeCarousel(viewport: HTMLElement, embla: Embla): () => void {
  const list = embla.containerNode();
  const takePlace = () => {
    if (viewport.scrollLeft === 0) return;
    const scrolled = Math.abs(viewport.scrollLeft) / (list.scrollWidth - list.clientWidth);
    viewport.scrollLeft = 0;
    embla.scrollTo(nearest(embla.scrollSnapList(), embla.scrollProgress() + scrolled), true);
  };
  viewport.dataset["carousel"] = "";
  takePlace();
  viewport.addEventListener("scroll", takePlace, { passive: true });
  return () => {
    viewport.removeEventListener("scroll", takePlace);
    delete viewport.dataset["carousel"];
  };
}

/** Index of the position closest to the given one. */
const nearest = (places: readonly number[], place: number): number =>
  places.reduce(
    (best, candidate, index) =>
      Math.abs(candidate - place) < Math.abs((places[best] ?? 0) - place) ? index : best,
    0,
  );

/** The focus of a person who uses the arrow keys stays on a visible card. */
function focusFirstShown(embla: Embla): void {
  const [first = 0] = embla.internalEngine().slideRegistry[embla.selectedScrollSnap()] ?? [];
  embla.slideNodes()[first]?.querySelector("a")?.focus({ preventScroll: true });
}
