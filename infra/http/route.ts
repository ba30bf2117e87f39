import type {
  Access,
  Answer,
  AnyEndpoint,
  Bytes,
  CurrentActor,
  CurrentMember,
  CurrentPerson,
  ExportFile,
  ExportPage,
  Failure,
  Forbidden,
  Input,
  Refusal,
  TooManyRequests
} from "#kernel"
import { Effect, type Option } from "effect"
import { tableEncoderOf } from "#infra/spreadsheets"
import type { BegunFile, FilePage } from "./download.ts"

/** An endpoint and its handler, with what the handler still needs from the composition root. */
export interface Route<out R> {
  readonly endpoint: AnyEndpoint
  readonly handle: (input: Input<AnyEndpoint>) => Effect.Effect<unknown, Refusal, R>
  /**
   * Of an endpoint with a limit per holder: names the holder of the credential in the body, if we issued it. Strangers
   * call this without limit, so it costs no statement.
   */
  readonly holder?: (input: Input<AnyEndpoint>) => Effect.Effect<Option.Option<string>, never, R>
  /** Of a download: reads a page of the file that `handle` has begun, which encodes it. */
  readonly page?: (input: Input<AnyEndpoint>, after: string | null) => Effect.Effect<unknown, Refusal, R>
}

type Provided<Who extends Access> =
  | CurrentActor
  | (Who extends "public" ? never : CurrentPerson)
  | (Who extends "member" ? CurrentMember : never)

/**
 * Binds a handler to its endpoint. Does not compile when the handler fails with an undeclared error, returns another
 * type, or needs a user where anonymous calls are allowed.
 */
export const route = <E extends AnyEndpoint, R, H = never>(
  endpoint: E,
  handle: (input: Input<E>) => Effect.Effect<Answer<E>, Failure<E> | Forbidden | TooManyRequests, R>,
  holder?: (input: Input<E>) => Effect.Effect<Option.Option<string>, never, H>
): Route<Exclude<R | H, Provided<E["access"]>>> =>
  // The edge decodes with the endpoint's own schemas and provides the services in `Provided` before calling the handler.
  ({ endpoint, handle, holder }) as unknown as Route<Exclude<R, Provided<E["access"]>>>

/**
 * Like `route`, for a file of any size. `begin` authorizes and names the file; `page` reads one page after the other as
 * the client takes them, each in a unit of work of its own that admits the caller again.
 */
export const download = <E extends AnyEndpoint, R, P>(
  endpoint: E,
  begin: (
    input: Input<E>
  ) => Effect.Effect<Required<Omit<Bytes, "bytes">>, Failure<E> | Forbidden | TooManyRequests, R>,
  page: (input: Input<E>, after: string | null) => Effect.Effect<FilePage, Failure<E> | Forbidden, P>
): Route<Exclude<R | P, Provided<E["access"]>>> =>
  filed(
    endpoint,
    (input) => Effect.map(begin(input), (file) => ({ ...file, encode: async (read) => read })),
    page
  )

/** Like `download`, for a list in the format that the request names: pages are rows, from which the file is written. */
export const exportList = <E extends AnyEndpoint, Row, R, P>(
  endpoint: E,
  begin: (input: Input<E>) => Effect.Effect<ExportFile<Row>, Failure<E> | Forbidden | TooManyRequests, R>,
  page: (input: Input<E>, after: string | null) => Effect.Effect<ExportPage<Row>, Failure<E> | Forbidden, P>
): Route<Exclude<R | P, Provided<E["access"]>>> =>
  filed(
    endpoint,
    (input) =>
      Effect.map(begin(input), (file) => {
        const write = tableEncoderOf(file)
        return { ...file, encode: async (read) => ({ bytes: await write(read), next: read.next }) }
      }),
    page
  )

const filed = <E extends AnyEndpoint, Page, R, P>(
  endpoint: E,
  handle: (input: Input<E>) => Effect.Effect<BegunFile<Page>, Failure<E> | Forbidden | TooManyRequests, R>,
  page: (input: Input<E>, after: string | null) => Effect.Effect<Page, Failure<E> | Forbidden, P>
): Route<Exclude<R | P, Provided<E["access"]>>> =>
  // As in `route`.
  ({ endpoint, handle, page }) as unknown as Route<Exclude<R | P, Provided<E["access"]>>>
