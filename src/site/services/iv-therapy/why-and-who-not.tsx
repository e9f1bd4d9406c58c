import { CheckList } from "@/components/patterns/check-list";
import { ivTexts } from "@/content/iv-texts";
import { useTexts } from "@/i18n/i18n";

/** Why us, and beside it who should rather not: both are read before a drip is chosen. */
export function WhyAndWhoNot() {
  const { why, notFor } = useTexts(ivTexts);
  return (
    <section
      aria-labelledby="why-iv"
      className="page-width py-band grid items-start gap-x-16 gap-y-12 lg:grid-cols-2"
    >
      <div>
        <h2 id="why-iv">{why.title}</h2>
        <CheckList points={why.points} className="stack-3 mt-6" />
      </div>
      <div className="rounded-card bg-card border p-6 sm:p-8">
        <h2 className="text-[1.5rem] tracking-normal">{notFor.title}</h2>
        <ul className="marker:text-destructive stack-2 mt-4 list-disc ps-5">
          {notFor.points.map((point) => (
            <li key={point} className="ps-1.5">
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-5 border-t pt-5 font-medium">{notFor.text}</p>
      </div>
    </section>
  );
}
