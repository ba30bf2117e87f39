create schema leads;
grant usage on schema leads to motorpool_app, motorpool_system;

-- Demo requests belong to the installation, not to a tenant: whoever asks may add one and read none.
create table leads.leads (
  id uuid primary key,
  status text not null check (status in ('new', 'contacted', 'scheduled', 'won', 'lost')),
  owner text check (char_length(owner) <= 254),
  first_name text not null check (char_length(first_name) between 1 and 80),
  last_name text not null check (char_length(last_name) between 1 and 80),
  email text not null check (char_length(email) <= 254),
  phone text check (char_length(phone) between 1 and 40),
  company text not null check (char_length(company) between 1 and 120),
  job_title text not null check (char_length(job_title) between 1 and 120),
  business_type text not null
    check (business_type in ('fleet', 'rental', 'dealership', 'logistics', 'delivery', 'construction', 'other')),
  fleet_size text check (fleet_size in ('1-10', '11-50', '51-100', '101-500', '500+')),
  message text check (char_length(message) between 1 and 5000),
  locale text not null check (locale in ('en', 'es')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index leads_newest_first on leads.leads (created_at desc, id desc);

create table leads.notes (
  lead_id uuid not null references leads.leads (id) on delete cascade,
  position integer generated always as identity,
  author text not null,
  text text not null check (char_length(text) between 1 and 5000),
  at timestamptz not null,
  primary key (lead_id, position)
);

alter table leads.leads enable row level security;
alter table leads.leads force row level security;
alter table leads.notes enable row level security;
alter table leads.notes force row level security;
-- A request comes in new and without an owner, whatever the application role is made to say.
create policy ask on leads.leads for insert to motorpool_app with check (status = 'new' and owner is null);
create policy system on leads.leads to motorpool_system using (true) with check (true);
create policy system on leads.notes to motorpool_system using (true) with check (true);
grant insert on leads.leads to motorpool_app;
grant select, insert, update, delete on leads.leads, leads.notes to motorpool_system;
