import { expect, it, vi } from "vitest";
import { emergencyNumbers } from "@/config/contact";
import { catalogue } from "@/content/services";
import { apiFiles } from "./api-files";

const fetched = vi.fn<(address: string | URL) => Promise<Response>>();
vi.stubGlobal("fetch", fetched);

const author = { name: "Dr. A", name_ar: "د. أ", role: "GP", role_ar: "", avatar_url: null };

it("names the catalogue, the authors of today and whom to call", async () => {
  fetched.mockResolvedValue(Response.json([author]));
  const files = await apiFiles();
  expect(Object.keys(files)).toEqual(["/api/services", "/api/doctors", "/api/emergency-contacts"]);
  expect(files["/api/services"]).toEqual(
    catalogue.map(({ slug, category, title, startingFromAED }) => ({
      slug,
      category,
      title,
      startingFromAED,
      path: { en: `/services/${slug}`, ar: `/ar/services/${slug}` },
    })),
  );
  expect(files["/api/doctors"]).toEqual([
    { name: { en: "Dr. A", ar: "د. أ" }, role: { en: "GP", ar: "GP" }, picture: null },
  ]);
  expect(files["/api/emergency-contacts"]).toEqual({
    ...emergencyNumbers,
    phone: "+97140000000",
    whatsapp: "+97140000000",
  });
});

it("asks for the active authors only, and for no address of theirs", async () => {
  fetched.mockClear().mockResolvedValue(Response.json([]));
  await apiFiles();
  const { pathname, searchParams } = new URL(fetched.mock.calls[0]?.[0] ?? "");
  expect(pathname).toBe("/rest/v1/authors");
  expect(searchParams.get("is_active")).toBe("eq.true");
  expect(searchParams.get("select")).not.toMatch(/mail|contacts|\*/);
});

it("fails with the read, so that no build goes out without them", async () => {
  fetched.mockResolvedValue(Response.json({ code: "42501", message: "permission denied" }, { status: 403 }));
  await expect(apiFiles()).rejects.toThrow("permission denied");
});
