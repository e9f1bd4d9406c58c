import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/scene";
import scene from "@/assets/scenes/about-team-car.svg";
import { displayPhone } from "@/config/contact";
import { contactPageTexts } from "@/words/site/contact-page";
import { useI18n, useTexts } from "@/i18n/i18n";

export function ContactHero() {
  const { t, facts } = useI18n();
  const texts = useTexts(contactPageTexts);
  const number = displayPhone(facts.whatsapp);
  const way = "rounded-card bg-card flex flex-col border p-4 sm:p-6 [&>a]:px-3";
  return (
    <section className="page-width grid items-center gap-x-16 gap-y-10 pt-8 pb-14 md:grid-cols-[1.25fr_0.75fr] md:pb-20">
      <div>
        <h1>{texts.title}</h1>
        <p className="text-muted-foreground mt-5 max-w-[38em] text-[1.0625em]">{texts.lead}</p>
        <ul className="mt-8 grid gap-4 lg:grid-cols-2">
          <li className={way}>
            <h2 className="text-xl tracking-normal">{texts.ways.whatsapp.title}</h2>
            <p className="text-muted-foreground mt-1 mb-5 text-base">{texts.ways.whatsapp.text}</p>
            <WhatsAppLink source="contact_page" label={`${t.actions.whatsapp} ${number}`} className="mt-auto">
              <bdi dir="ltr">{number}</bdi>
            </WhatsAppLink>
          </li>
          <li className={way}>
            <h2 className="text-xl tracking-normal">{texts.ways.call.title}</h2>
            <p className="text-muted-foreground mt-1 mb-5 text-base">{texts.ways.call.text}</p>
            <CallLink source="contact_page" variant="primary" className="mt-auto" />
          </li>
        </ul>
        <p className="mt-5 text-base">
          {texts.email}{" "}
          <a
            href={`mailto:${facts.email}`}
            className="text-primary inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            <bdi dir="ltr">{facts.email}</bdi>
          </a>
        </p>
      </div>
      <div className="arch bg-primary-soft mx-auto w-full max-w-72 md:max-w-none">
        <Scene src={scene} alt={texts.imageAlt} width={400} height={470} eager />
      </div>
    </section>
  );
}
