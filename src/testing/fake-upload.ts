/** A request of the browser that a test answers: the fake API cannot see the progress of an upload. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  url = "";

  open(method: string, url: string) {
    this.url = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  answer(status: number, response: object | null) {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event("load"));
  }
  moves(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total }));
  }
}
