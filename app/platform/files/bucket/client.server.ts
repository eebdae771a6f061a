import type { Storage } from "firebase-admin/storage";
import { FilesUnavailableError } from "~/platform/ports/files";
import { orLate, timeFor } from "~/values/deadline.server";

/** As `getStorage(app).bucket(name)` gives it. */
export type Bucket = ReturnType<Storage["bucket"]>;

/** A request to the API of Cloud Storage. */
export interface BucketRequest {
  /** What follows the API's address, such as `/storage/v1/b/…`. */
  path: string;
  query?: Record<string, string>;
  method?: "GET" | "POST" | "DELETE";
  headers?: Record<string, string>;
  body?: Blob;
}

/**
 * Asks the bucket's JSON API (cloud.google.com/storage/docs/json_api) once: its address and
 * credentials are the SDK's, the requests are not. The SDK retries for minutes, its `timeout` has
 * no effect, and it can't break off a request that hangs, so each would hold a connection until the
 * other side closes it (@google-cloud/storage 8.4 on teeny-request 11 and node-fetch 3).
 */
export function createBucketClient(open: () => Promise<Bucket>, deadlineMs: number) {
  /** Rejects with the error of `fetch`, or `HttpError`. */
  async function request(asked: BucketRequest, signal: AbortSignal): Promise<Response> {
    const { storage } = await open();
    const isOpen = storage.customEndpoint && !storage.useAuthWithCustomEndpoint;
    const { path, query = {}, method = "GET", headers = {}, body } = asked;
    const url = `${storage.apiEndpoint}${path}?${new URLSearchParams(query)}`;
    const credentials = isOpen ? {} : Object.fromEntries(await storage.authClient.getRequestHeaders());
    const response = await fetch(url, {
      method,
      headers: { ...credentials, ...headers },
      body,
      // Follow no redirect, which would send the token elsewhere.
      redirect: "error",
      signal,
    });
    if (response.ok) return response;
    throw new HttpError(response.status, (await response.text()).slice(0, 500));
  }

  return {
    /**
     * Runs `work` within the deadline, and breaks off its requests then. Converts its errors to
     * `FilesUnavailableError`; `missing` stands for an object that isn't there.
     */
    async ask<T>(
      work: (ask: (asked: BucketRequest) => Promise<Response>) => Promise<T>,
      missing?: { value: T },
    ) {
      const time = timeFor(deadlineMs);
      const aborter = new AbortController();
      try {
        const working = work((asked) => request(asked, aborter.signal));
        return await orLate(time, working, () => {
          throw new Error(`no answer within ${time} ms`);
        });
      } catch (error) {
        aborter.abort();
        if (missing && error instanceof HttpError && error.status === 404) return missing.value;
        throw toFilesError(error);
      }
    },
  };
}

export function toFilesError(error: unknown): FilesUnavailableError {
  return error instanceof FilesUnavailableError
    ? error
    : new FilesUnavailableError("unavailable", { cause: error });
}

/** An answer that the request failed. */
class HttpError extends Error {
  override name = "HttpError";

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`HTTP ${status}: ${text}`);
  }
}
