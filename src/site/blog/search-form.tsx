import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import { blogPageTexts } from "@/texts/site/blog-page";
import { MAX_SEARCH } from "./chosen";

/**
 * The search of the blog. Without script the browser opens the address, and the application answers there.
 * @param search the words of the current search
 */
export function SearchForm({ search }: { search: string }) {
  const { locale } = useI18n();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef("");
  const path = localizedPath(paths.blog, locale);
  const texts = blogPageTexts[locale].search;

  // Not through its value while hydrating: the visitor may already be typing.
  useEffect(() => {
    if (field.current && shown.current !== search) field.current.value = search;
    shown.current = search;
  }, [search]);

  const answer = (event: FormEvent) => {
    // A tag manager reads every address that the application shows. It is not on a page that was loaded for a search.
    if ("google_tag_manager" in window) return;
    event.preventDefault();
    const typed = field.current?.value.trim();
    void navigate(typed ? `${path}?${new URLSearchParams({ q: typed }).toString()}` : path);
    // The keyboard of a phone would cover the results.
    if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers from before 2023 do not know the element
    <form role="search" action={path} className="mt-6 max-w-[34em]" onSubmit={answer}>
      <label htmlFor="q" className="font-semibold">
        {texts.label}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          maxLength={MAX_SEARCH}
          enterKeyHint="search"
          autoComplete="off"
          className="rounded-control bg-card border-input min-h-13 w-full min-w-0 border px-4"
        />
        <button type="submit" className={buttonVariants()}>
          {texts.submit}
        </button>
      </div>
    </form>
  );
}
