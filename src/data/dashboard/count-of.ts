import { AppError, codeOfStatus } from "@/data/errors";

interface CountAnswer {
  count: number | null;
  error: { message: string } | null;
  status: number;
}

/** @throws AppError when the server did not count */
export async function countOf(request: PromiseLike<CountAnswer>): Promise<number> {
  const { count, error, status } = await request;
  if (error || count === null)
    throw new AppError(codeOfStatus(status), error?.message ?? "There was no count.", status);
  return count;
}
