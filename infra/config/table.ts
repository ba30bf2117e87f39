/** A setting: its environment variable, its meaning and its default. */
export interface Setting {
  readonly name: string
  readonly meaning: string
  /** A description for people, or the value itself. */
  readonly fallback: string
}

/** All settings. The README and `npm start -- --help` show this table. */
export const settingsTable = [
  { name: "PORT", meaning: "Port of the HTTP server", fallback: "4000" },
  { name: "HOST", meaning: "Address the HTTP server listens on", fallback: "127.0.0.1" },
  {
    name: "DATA_DIR",
    meaning: "Folder of the embedded database, keys, files and written emails",
    fallback: ".data"
  },
  {
    name: "PUBLIC_URL",
    meaning: "Public URL of the web app; links in emails start with it",
    fallback: "http://localhost:PORT"
  },
  {
    name: "DATABASE_URL",
    meaning: "PostgreSQL 16 or later, application role (infra/deploy/roles.sql); requires DATABASE_OWNER_URL",
    fallback: "embedded PostgreSQL 18 under DATA_DIR"
  },
  { name: "DATABASE_OWNER_URL", meaning: "The same database, owner role: migrations", fallback: "none" },
  {
    name: "DATABASE_SYSTEM_URL",
    meaning: "The same database, system role: scheduled jobs, operator commands",
    fallback: "the owner's URL, switched to that role"
  },
  {
    name: "DATABASE_JOBS_URL",
    meaning: "The same database, jobs role: the job queues",
    fallback: "the owner's URL, switched to that role"
  },
  {
    name: "SECRET_KEY",
    meaning: "Encryption keys, separated by commas: the first encrypts, all decrypt",
    fallback: "generated in DATA_DIR/secret.key"
  },
  {
    name: "MAIL_URL",
    meaning: "SMTP server, smtp://user:password@host:587 or smtps://...",
    fallback: "none: emails are written to DATA_DIR/mail"
  },
  { name: "MAIL_FROM", meaning: "Sender of all emails", fallback: "Motorpool <motorpool@localhost>" },
  {
    name: "SMS_URL",
    meaning:
      "Server for text messages that speaks Twilio's protocol, https://user:password@host/path?From=+15550100123",
    fallback: "none: texts are written to DATA_DIR/mail"
  },
  {
    name: "TEXTS_PER_HOUR",
    meaning: "Text messages per hour, all together; a fifth of them may go to numbers that are not verified",
    fallback: "300"
  },
  {
    name: "FILES_URL",
    meaning: "S3-compatible store for uploaded files, s3+https://key:secret@host/bucket",
    fallback: "none: files are stored in DATA_DIR/files"
  },
  { name: "SALES_EMAIL", meaning: "Email address for demo requests", fallback: "none: they are only stored" },
  {
    name: "SUPPORT_EMAIL",
    meaning: "Email address shown to users who need help",
    fallback: "none: they are asked to contact the operator"
  },
  {
    name: "OPERATIONS_EMAIL",
    meaning: "Email address for dead-letter reports",
    fallback: "none: they are only logged"
  },
  {
    name: "OPERATOR_ORGANIZATION",
    meaning: "ID of the organization whose owners and admins are notified of demo requests",
    fallback: "none"
  },
  {
    name: "PUSH_HOSTS",
    meaning: "Allowed push services, separated by commas: hosts, wildcards such as *.example.com, or origins",
    fallback: "those of Chrome, Firefox, Edge, Safari"
  },
  {
    name: "OIDC_ISSUER",
    meaning: "OpenID Connect issuer that everyone can sign in with (docs/operations.md)",
    fallback: "none: no sign-in service"
  },
  { name: "OIDC_CLIENT_ID", meaning: "Client ID at OIDC_ISSUER", fallback: "none" },
  { name: "OIDC_CLIENT_SECRET", meaning: "Client secret at OIDC_ISSUER", fallback: "none" },
  {
    name: "OIDC_NAME",
    meaning: "What users call it, as in: Continue with Google",
    fallback: "the host of OIDC_ISSUER"
  },
  {
    name: "PRIVATE_ORIGINS",
    meaning:
      "Origins that webhooks and sign-in services of organizations may have although they are private or use http, such as http://localhost:4010",
    fallback: "none: public https addresses only"
  },
  {
    name: "DNS_SERVER",
    meaning: "Name server that is asked for the TXT records of domains, such as 192.0.2.53:53",
    fallback: "those of the system"
  },
  {
    name: "DIMO_CLIENT_ID",
    meaning: "Client ID of the DIMO developer license (docs/providers.md)",
    fallback: "none: DIMO is unavailable"
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
    name: "DIMO_API_KEY",
    meaning: "API key of the license, a private key: reads what vehicles report",
    fallback: "none: vehicles are listed, but have no positions"
  },
  {
    name: "DIMO_TOKEN_EXCHANGE_URL",
    meaning: "DIMO's Token Exchange API",
    fallback: "https://token-exchange-api.dimo.zone"
  },
  {
    name: "DIMO_TELEMETRY_URL",
    meaning: "DIMO's Telemetry API",
    fallback: "https://telemetry-api.dimo.zone/query"
  },
  {
    name: "DIMO_VEHICLES",
    meaning: "Contract of DIMO's vehicles, the first part of a vehicle's DID",
    fallback: "did:erc721:137:0xbA5738a18d83D41847dfFbDC6101d37C69c9B0cF"
  },
  {
    name: "VPIC_URL",
    meaning: "Server that decodes VINs, such as https://vpic.nhtsa.dot.gov/api (docs/providers.md)",
    fallback: "none: the catalog that comes with Motorpool"
  },
  {
    name: "RECALLS_URL",
    meaning: "Server that publishes recalls, such as https://api.nhtsa.gov (docs/providers.md)",
    fallback: "none: recalls are entered by hand"
  },
  {
    name: "MAP_STYLE_URL",
    meaning: "MapLibre style of a server with streets; users' browsers load maps from it (docs/maps.md)",
    fallback: "none: map files in DATA_DIR/maps"
  },
  {
    name: "POSITIONS_PER_DAY",
    meaning: "Positions per day that the devices of an organization may report",
    fallback: "5000000"
  },
  {
    name: "READS_PER_SECOND",
    meaning: "Reads per second that a person may make for long; twelve seconds' worth may come together",
    fallback: "50"
  },
  {
    name: "CHANGES_PER_SECOND",
    meaning: "Changes per second that a person may make for a minute; for long, 1,000 times as many an hour",
    fallback: "2"
  },
  {
    name: "REFUSALS_PER_MINUTE",
    meaning:
      "Refused requests per minute that a caller may make for long; seven minutes' worth may come together",
    fallback: "30"
  },
  {
    name: "TRUSTED_PROXIES",
    meaning: "Networks whose X-Forwarded-For is trusted, such as 10.0.0.0/8, separated by commas",
    fallback: "none"
  },
  { name: "MAX_CONNECTIONS", meaning: "Open connections of one process", fallback: "10000" },
  {
    name: "MAX_CONNECTIONS_PER_NETWORK",
    meaning: "Open connections from one IPv4 address or IPv6 /64",
    fallback: "2000"
  },
  {
    name: "METRICS_TOKEN",
    meaning: "Bearer token for /metrics from other hosts",
    fallback: "none: loopback only"
  },
  { name: "LOG_LEVEL", meaning: "Trace, Debug, Info, Warn, Error or None", fallback: "Info" },
  {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    meaning: "OTLP/HTTP endpoint for traces, metrics and logs",
    fallback: "none"
  }
] as const satisfies ReadonlyArray<Setting>

export type SettingName = (typeof settingsTable)[number]["name"]
