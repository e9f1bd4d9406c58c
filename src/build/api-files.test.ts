import { expect, it } from "vitest";
import { serviceFacts } from "@domain/facts";
import { emergencyNumbers } from "@/config/contact";
import { catalogue } from "@/content/services";
import { factRows, testFacts } from "@/testing/facts";
import { refusal, serveApi } from "@/testing/serve-api";
import { apiFiles } from "./api-files";

const author = { name: "Dr. A", name_ar: "د. أ", role: "GP", role_ar: "", avatar_url: null };

it("the files have the catalogue, the active authors without email addresses, and emergency contacts", async () => {
  const { requests } = serveApi({ ...factRows(), "GET authors": [author] });
  const files = await apiFiles();
  expect(Object.keys(files)).toEqual(["/api/services", "/api/doctors", "/api/emergency-contacts"]);
  expect(files["/api/services"]).toEqual(
    catalogue.map(({ slug, category }) => ({
      slug,
      category,
      title: serviceFacts(testFacts(), slug)?.name,
      startingFromAED: 99,
      unit: "visit",
      path: { en: `/services/${slug}`, ar: `/ar/services/${slug}` },
    })),
  );
  expect(files["/api/doctors"]).toEqual([
    { name: { en: "Dr. A", ar: "د. أ" }, role: { en: "GP", ar: "GP" }, picture: null },
  ]);
  expect(files["/api/emergency-contacts"]).toEqual({
    ...emergencyNumbers,
    phone: "+97140000000",
    whatsapp: "+97140000001",
  });
  const asked = requests.find(({ line }) => line === "GET authors");
  expect(asked?.query.get("is_active")).toBe("eq.true");
  expect(asked?.query.get("select")).not.toMatch(/mail|contacts|\*/);
});

it("a failed read fails the build", async () => {
  serveApi({ ...factRows(), "GET authors": refusal(403, "42501", "permission denied") });
  await expect(apiFiles()).rejects.toThrow("permission denied");
});
