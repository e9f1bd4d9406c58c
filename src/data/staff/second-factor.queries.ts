import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { read } from "./client/read";
import { staffClient } from "./client/staff-client";

/** Whether the signed-in person has a second factor; `unavailable` if the auth server supports none. */
export const secondFactorQuery = queryOptions({
  queryKey: keys.secondFactor,
  queryFn: async ({ signal }) =>
    z.enum(["on", "off", "unavailable"]).parse(await read(staffClient.rpc("second_factor_state"), signal)),
});
