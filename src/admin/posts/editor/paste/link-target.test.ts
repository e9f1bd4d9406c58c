import { expect, it } from "vitest";
import { linkTarget } from "./link-target";

const TARGET = "https://clinic.example/a?b=1";
const coded = encodeURIComponent(TARGET);

it.each([
  `https://www.google.com/url?q=${coded}&sa=D&source=docs&ust=1&usg=AOvVaw`,
  `https://www.google.ae/url?sa=t&rct=j&url=${coded}`,
  `https://google.co.uk/url?url=${coded}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${coded}&data=05%7C02&sdata=x&reserved=0`,
  `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${coded}&locale=en`,
  `https://l.facebook.com/l.php?u=${coded}%26fbclid%3DIwAR&h=AT0&s=1`,
  `https://lm.facebook.com/l.php?u=${coded}`,
  `https://l.instagram.com/?u=${coded}&e=AT`,
  `https://l.wl.co/l?u=${coded}`,
  `https://www.linkedin.com/redir/redirect?url=${coded}&urlhash=x&trk=y`,
  `https://www.linkedin.com/safety/go?url=${coded}`,
  `https://www.youtube.com/redirect?event=video_description&q=${coded}`,
  `https://slack-redir.net/link?url=${coded}`,
  `https://duckduckgo.com/l/?uddg=${coded}&rut=1`,
  `https://www.bing.com/ck/a?!&&p=1&u=a1${btoa(TARGET)}&ntb=1`,
  `https://urldefense.com/v3/__${TARGET}__;!!abc$`,
  "https://urldefense.proofpoint.com/v2/url?u=https-3A__clinic.example_a-3Fb-3D1&d=D&c=e",
  `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encodeURIComponent(TARGET)}`)}`,
  `${TARGET}&utm_source=chatgpt.com`,
  "https://clinic.example/a?utm_medium=x&b=1&gclid=1&fbclid=2",
])("%s leads to its target", (address) => {
  expect(linkTarget(address)).toBe(TARGET);
});

it.each([
  "https://clinic.example/a?q=https://other.example/",
  "https://www.google.com/search?q=fever",
  "https://www.google.com/maps?q=25.2,55.3",
  "https://www.google.com/url?q=javascript:alert(1)",
  "https://www.facebook.com/clinic?u=1",
  "https://www.linkedin.com/company/x",
  "https://lnkd.in/abc",
  "https://clinic.example/?b=%D9%86&c=a+b#part?utm_source=x",
  "mailto:a@clinic.example?subject=utm_source=x",
  "tel:+9714",
  "/contact?b=1",
  "https://[bad",
])("%s stays as it is", (address) => {
  expect(linkTarget(address)).toBe(address);
});

it("what is left keeps its part", () => {
  expect(linkTarget("https://clinic.example/?utm_source=chatgpt.com#fees")).toBe(
    "https://clinic.example/#fees",
  );
});
