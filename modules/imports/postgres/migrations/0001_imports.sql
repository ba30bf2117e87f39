create schema imports;
grant usage on schema imports to motorpool_app, motorpool_system;

-- Files that were uploaded to import records from, and what became of them. They stay as history.
create table imports.imports (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  target text not null check (target ~ '^[a-z][a-z_]{0,39}$'),
  file_name text not null check (char_length(file_name) between 1 and 200),
  size integer not null check (size between 0 and 67108864),
  state text not null check (state in ('uploading', 'reading', 'unreadable', 'mapping', 'checking', 'checked',
    'running', 'finished', 'stopped', 'failed', 'undoing', 'undo_failed', 'undone')),
  -- Who began it, and as whom it is being worked on; null for an operator.
  user_id uuid references identity.users (id),
  acting_id uuid references identity.users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Parts of the file that have arrived.
  received smallint not null default 0 check (received between 0 and 64),
  columns jsonb not null default '[]',
  plan jsonb,
  fault jsonb,
  rows integer not null default 0 check (rows >= 0),
  batches integer not null default 0 check (batches >= 0),
  -- How far the current state is.
  next_batch integer not null default 0 check (next_batch between 0 and batches),
  done integer not null default 0 check (done >= 0),
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  removed integer not null default 0,
  archived integer not null default 0,
  restored integer not null default 0,
  kept integer not null default 0,
  has_rows boolean not null default false,
  primary key (organization_id, id)
);
create index imports_newest_first on imports.imports (organization_id, created_at desc, id desc);
create index imports_at_work on imports.imports (organization_id)
  where state in ('reading', 'checking', 'running', 'undoing');

-- A file until its rows have been read. In the database, so that the last part and the job that reads them commit
-- together, and nothing is left behind by an organization that is deleted.
create table imports.parts (
  organization_id uuid not null,
  import_id uuid not null,
  part smallint not null check (part between 0 and 63),
  content bytea not null check (octet_length(content) between 1 and 1048576),
  primary key (organization_id, import_id, part),
  foreign key (organization_id, import_id) references imports.imports (organization_id, id) on delete cascade
);

-- The rows of a file: `[[line, [cells]], ...]` in order.
create table imports.batches (
  organization_id uuid not null,
  import_id uuid not null,
  number integer not null check (number >= 0),
  first_line integer not null,
  last_line integer not null,
  rows jsonb not null,
  primary key (organization_id, import_id, number),
  foreign key (organization_id, import_id) references imports.imports (organization_id, id) on delete cascade
);

-- What was done to the rows of a batch, or would be.
create table imports.outcomes (
  organization_id uuid not null,
  import_id uuid not null,
  number integer not null,
  outcomes jsonb not null default '[]',
  -- The earlier line with the same key, by line.
  repeats jsonb not null default '{}',
  -- How many have this result, so that a list of them reads only their batches.
  skipped integer not null default 0,
  failed integer not null default 0,
  primary key (organization_id, import_id, number),
  foreign key (organization_id, import_id, number)
    references imports.batches (organization_id, import_id, number) on delete cascade
);

-- How files with these columns were read last.
create table imports.plans (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  target text not null,
  -- A digest of the plain headers.
  header bytea not null check (octet_length(header) = 32),
  plan jsonb not null,
  used_at timestamptz not null,
  primary key (organization_id, target, header)
);

select app.protect_tenant_table('imports.imports');
select app.protect_tenant_table('imports.parts');
select app.protect_tenant_table('imports.batches');
select app.protect_tenant_table('imports.outcomes');
select app.protect_tenant_table('imports.plans');

grant select, insert, delete, update (state, acting_id, changed_at, received, columns, plan, fault, rows, batches,
    next_batch, done, created, updated, unchanged, skipped, failed, removed, archived, restored, kept, has_rows)
  on imports.imports to motorpool_app;
grant select, insert, delete on imports.parts, imports.batches to motorpool_app;
grant select, insert, delete, update (outcomes, repeats, skipped, failed) on imports.outcomes to motorpool_app;
grant select, insert, update (plan, used_at) on imports.plans to motorpool_app;
grant select, insert, update, delete on all tables in schema imports to motorpool_system;

select app.count_storage('imports.imports');
select app.count_storage('imports.parts');
select app.count_storage('imports.batches');
select app.count_storage('imports.outcomes');
select app.count_storage('imports.plans');
