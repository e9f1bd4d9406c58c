import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/keys";
import { read } from "./read";
import { staffClient } from "./staff-client";

/** Whether the signed-in person has a second factor; `unavailable` if the auth server supports none. */
export const secondFactorQuery = queryOptions({
  queryKey: keys.secondFactor,
  queryFn: async ({ signal }) =>
    z.enum(["on", "off", "unavailable"]).parse(await read(staffClient.rpc("second_factor_state"), signal)),
});
