import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/keys";
import { read } from "./read";
import { staffClient } from "./staff-client";

/** Whether whoever is signed in has a second factor; `unavailable` where the auth server knows none. */
export const secondFactorQuery = queryOptions({
  queryKey: keys.secondFactor,
  queryFn: async ({ signal }) =>
    z.enum(["on", "off", "unavailable"]).parse(await read(staffClient.rpc("second_factor_state"), signal)),
});
