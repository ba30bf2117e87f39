/** One setting: its name in the environment, what it means, and what holds without it. */
export interface Setting {
  readonly name: string
  readonly meaning: string
  /** For people; the value itself where it is one. */
  readonly fallback: string
}

/** Every setting there is. README and `npm start -- --help` show this table. */
export const settingsTable = [
  { name: "PORT", meaning: "Port of the HTTP server", fallback: "4000" },
  { name: "HOST", meaning: "Address the HTTP server listens on", fallback: "127.0.0.1" },
  {
    name: "DATA_DIR",
    meaning: "Folder of the embedded database, keys, files and written mails",
    fallback: ".data"
  },
  {
    name: "PUBLIC_URL",
    meaning: "Address people use in the browser; every link in a mail starts with it",
    fallback: "http://localhost:PORT"
  },
  {
    name: "DATABASE_URL",
    meaning:
      "PostgreSQL 16 or newer, application role (infra/deploy/roles.sql); goes with DATABASE_OWNER_URL",
    fallback: "embedded PostgreSQL 18 under DATA_DIR"
  },
  { name: "DATABASE_OWNER_URL", meaning: "The same database, owner role: migrations", fallback: "none" },
  {
    name: "DATABASE_SYSTEM_URL",
    meaning: "The same database, system role: scheduled jobs, operator commands",
    fallback: "the owner's address, acting as that role"
  },
  {
    name: "DATABASE_JOBS_URL",
    meaning: "The same database, jobs role: the job queues",
    fallback: "the owner's address, acting as that role"
  },
  {
    name: "SECRET_KEY",
    meaning:
      "Encrypts what must be readable again; several keys separated by commas: the first seals, all open",
    fallback: "made once in DATA_DIR/secret.key"
  },
  {
    name: "MAIL_URL",
    meaning: "SMTP server, smtp://user:password@host:587 or smtps://...",
    fallback: "none: mails are written to DATA_DIR/mail"
  },
  { name: "MAIL_FROM", meaning: "Sender of all mails", fallback: "Motorpool <motorpool@localhost>" },
  {
    name: "FILES_URL",
    meaning: "S3-compatible store for uploaded files, s3+https://key:secret@host/bucket",
    fallback: "none: files are kept in DATA_DIR/files"
  },
  { name: "SALES_EMAIL", meaning: "Where demo requests are mailed to", fallback: "none: they are only kept" },
  {
    name: "OPERATIONS_EMAIL",
    meaning: "Where jobs that gave up are mailed to",
    fallback: "none: they are only logged"
  },
  {
    name: "OPERATOR_ORGANIZATION",
    meaning: "Id of the organization whose owners and admins are told of demo requests",
    fallback: "none"
  },
  {
    name: "PUSH_HOSTS",
    meaning: "Push services browsers may use, separated by commas: hosts, *. and a host, or whole origins",
    fallback: "those of Chrome, Firefox, Edge, Safari"
  },
  {
    name: "DIMO_CLIENT_ID",
    meaning: "Address of the DIMO developer licence (docs/providers.md)",
    fallback: "none: DIMO cannot be connected"
  },
  {
    name: "DIMO_FLOW",
    meaning: "consent: Login with DIMO, which shares vehicles; code: sign-in with a code",
    fallback: "consent"
  },
  { name: "DIMO_LOGIN_URL", meaning: "Login with DIMO", fallback: "https://login.dimo.org" },
  { name: "DIMO_AUTH_URL", meaning: "Issuer of DIMO's tokens", fallback: "https://auth.dimo.zone" },
  {
    name: "DIMO_IDENTITY_URL",
    meaning: "DIMO's Identity API",
    fallback: "https://identity-api.dimo.zone/query"
  },
  {
    name: "TRUSTED_PROXIES",
    meaning: "Networks whose X-Forwarded-For is believed, such as 10.0.0.0/8, separated by commas",
    fallback: "none"
  },
  {
    name: "METRICS_TOKEN",
    meaning: "Bearer token for /metrics from elsewhere",
    fallback: "none: loopback only"
  },
  { name: "LOG_LEVEL", meaning: "Trace, Debug, Info, Warn, Error or None", fallback: "Info" },
  {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    meaning: "Where traces, metrics and logs are sent, OTLP over HTTP",
    fallback: "none"
  }
] as const satisfies ReadonlyArray<Setting>

export type SettingName = (typeof settingsTable)[number]["name"]
