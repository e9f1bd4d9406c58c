/** Replaces Supabase's connection for live changes, which no page uses: it is a tenth of the client that staff download. */
export class RealtimeClient {
  /** Called at each sign-in. */
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}
