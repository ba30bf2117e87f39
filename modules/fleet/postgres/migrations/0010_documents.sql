-- Documents of vehicles, such as the registration. A renewal is a new row that supersedes the one before, which is kept.
create table fleet.documents (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  type text not null check (type in
    ('registration', 'insurance', 'inspection', 'permit', 'title', 'lease', 'warranty_policy', 'other')),
  number text check (char_length(number) between 1 and 80),
  issuer text check (char_length(issuer) between 1 and 120),
  valid_from date,
  expires_on date check (expires_on >= valid_from),
  file_id uuid,
  required boolean not null,
  -- How many days before it expires people are reminded.
  lead_days smallint[] not null check (cardinality(lead_days) <= 5 and 0 <= all (lead_days) and 365 >= all (lead_days)),
  -- The next day on which a reminder is due.
  remind_on date,
  supersedes uuid,
  superseded_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  is_current boolean not null generated always as (superseded_at is null and archived_at is null) stored,
  primary key (organization_id, id),
  check (remind_on is null or superseded_at is null and archived_at is null),
  constraint of_a_vehicle foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id),
  constraint renews_a_document foreign key (organization_id, supersedes)
    references fleet.documents (organization_id, id) on delete cascade,
  constraint one_renewal unique (organization_id, supersedes),
  constraint file_of_a_document foreign key (organization_id, file_id) references files.files (organization_id, id)
);
create index documents_of_vehicle on fleet.documents (organization_id, vehicle_id);
create index documents_of_file on fleet.documents (organization_id, file_id) where file_id is not null;
create index expiring_documents on fleet.documents (organization_id, expires_on, id)
  where is_current and expires_on is not null;
create index documents_to_remind_of on fleet.documents (organization_id, id, remind_on) where remind_on is not null;

-- Reminders that were sent: each once per document and day of expiry. -1 days: that it has expired.
create table fleet.document_reminders (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  document_id uuid not null,
  expires_on date not null,
  lead_days smallint not null check (lead_days between -1 and 365),
  sent_at timestamptz not null,
  primary key (organization_id, document_id, expires_on, lead_days),
  foreign key (organization_id, document_id) references fleet.documents (organization_id, id) on delete cascade
);

-- Which types of documents vehicles of a kind need.
create table fleet.required_documents (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  kind text not null check (kind in ('car', 'van', 'truck', 'trailer', 'motorcycle', 'equipment')),
  type text not null check (type in
    ('registration', 'insurance', 'inspection', 'permit', 'title', 'lease', 'warranty_policy', 'other')),
  primary key (organization_id, kind, type)
);

-- What lists show and select by: the day on which the first current document expires, and the types of all of them.
alter table fleet.vehicles add column next_expiry date, add column document_types text[] not null default '{}';
create index vehicles_by_expiry on fleet.vehicles (organization_id, disposed, (coalesce(next_expiry, 'infinity'::date)), id);
create or replace view fleet.findable as select * from fleet.vehicles where organization_id = (select app.organization_id());
create function fleet.derive_documents() returns trigger language plpgsql set search_path = '' as $$
begin
  update fleet.vehicles v set next_expiry = d.next_expiry, document_types = d.types
  from (
    select min(c.expires_on) as next_expiry, coalesce(array_agg(distinct c.type order by c.type), '{}') as types
    from fleet.documents c
    where c.organization_id = new.organization_id and c.vehicle_id = new.vehicle_id and c.is_current
  ) d
  where v.organization_id = new.organization_id and v.id = new.vehicle_id
    and (v.next_expiry, v.document_types) is distinct from (d.next_expiry, d.types);
  return null;
end $$;
create trigger changes_vehicle after insert or update of type, expires_on, superseded_at, archived_at on fleet.documents
  for each row execute function fleet.derive_documents();

select app.protect_tenant_table('fleet.documents');
select app.protect_tenant_table('fleet.required_documents');
select app.protect_tenant_table('fleet.document_reminders', 'none');
select app.count_storage('fleet.vehicles');
select app.count_storage('fleet.documents');
select app.count_storage('fleet.required_documents');
select app.count_storage('fleet.document_reminders');
select files.link_from('fleet.documents', 'file_id');
grant update (next_expiry, document_types) on fleet.vehicles to motorpool_app;
grant select, insert, update (type, number, issuer, valid_from, expires_on, file_id, required, lead_days, remind_on,
  superseded_at, archived_at, updated_at) on fleet.documents to motorpool_app;
grant select, insert, delete on fleet.required_documents to motorpool_app;
grant select, insert, update, delete on fleet.documents, fleet.required_documents, fleet.document_reminders
  to motorpool_system;
