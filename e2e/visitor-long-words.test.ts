import { expect, it } from "vitest";
import { openBrowser } from "./support/browser";
import { excessWidth } from "./support/screen";
import { ARTICLE } from "./support/article";

const visit = openBrowser();

const LONG_WORDS = [
  "Pneumonoultramicroscopicsilicovolcanoconiosisxx",
  "#العناية_المنزلية_للأطفال_وكبار_السن_في_دبي_كلها",
  "first.middle.last@a-very-long-domain-name.example.com",
  "https://www.example.com/a/very/long/address?without=any&place=to&break=at",
];
const PAGES = [
  "/",
  "/about",
  "/services/doctor-on-call",
  "/services/elderly-care",
  "/dubai",
  "/dubai/deira/nurse-on-call",
  "/blog",
  `/blog/${ARTICLE}`,
];

it.each(["en", "ar"])(
  "no page in %s scrolls sideways on a phone when every text is a long word",
  async (lang) => {
    const { page } = await visit();
    const found: string[] = [];
    for (const name of PAGES) {
      const path = lang === "ar" ? `/ar${name}` : name;
      await page.goto(path);
      await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const word of LONG_WORDS) {
          // Elements on one line (buttons, the changing headline) contain only the site's own words.
          await page.getByRole("main").evaluate((main, long) => {
            const texts: Node[] = [];
            const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
            for (let text = walker.nextNode(); text; text = walker.nextNode()) {
              const { whiteSpace, overflowX } = getComputedStyle(text.parentElement ?? main);
              const isOwn = whiteSpace === "nowrap" && overflowX === "visible";
              if (/\p{L}/u.test(text.nodeValue ?? "") && !isOwn) texts.push(text);
            }
            for (const text of texts) text.nodeValue = `${long} ${long}`;
          }, word);
          const excess = await excessWidth(page);
          if (excess > 0) found.push(`${path} at ${width} px with ${word}: ${excess}`);
        }
      }
    }
    expect(found).toEqual([]);
  },
);
