import type { Keys } from "../../keys";
import { type ApiLayer, bearerOf } from "../handler";

/** A bearer that is no token at all is refused; the library would go on as an anonymous visitor. */
export const malformedTokens =
  (keys: Pick<Keys, "publishableKey" | "secretKey">): ApiLayer =>
  (next) =>
  async (request, context) => {
    const bearer = bearerOf(request);
    const isKey = bearer === keys.publishableKey || bearer === keys.secretKey;
    if (bearer === undefined || isKey) return next(request, context);
    const parts = bearer.split(".").filter(Boolean).length;
    if (parts === 3) return next(request, context);
    const message = `Expected 3 parts in JWT; got ${Math.max(1, parts)}`;
    return Response.json({ code: "PGRST301", details: null, hint: null, message }, { status: 401 });
  };
