-- When someone last reported a defect by a sticker.
alter table maintenance.stickers add column last_used_at timestamptz;
grant update (last_used_at) on maintenance.stickers to motorpool_app;

-- The name of the person without an account who decided on a work order by a link.
alter table maintenance.work_orders add column decided_by_name text check (char_length(decided_by_name) between 1 and 120);
alter table maintenance.work_orders add constraint decided_by_one check (decided_by is null or decided_by_name is null);
grant update (decided_by_name) on maintenance.work_orders to motorpool_app;
select app.count_storage('maintenance.work_orders');

-- Links by which people without an account decide on an estimate. Only the SHA-256 of what is in one is stored. `estimate` is
-- what its recipient sees; `requested_at` is that of the request which the link belongs to.
create table maintenance.approval_links (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  work_order_id uuid not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  recipient_name text not null check (char_length(recipient_name) between 1 and 120),
  recipient_email text not null check (char_length(recipient_email) between 3 and 254),
  estimate jsonb not null check (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 400000),
  requested_at timestamptz not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  decision text check (decision in ('approved', 'declined')),
  decided_by_name text check (char_length(decided_by_name) between 1 and 120),
  decision_note text check (char_length(decision_note) between 1 and 500),
  decided_at timestamptz,
  primary key (organization_id, id),
  constraint one_approval_link_per_token unique (token_hash),
  constraint link_of_a_work_order foreign key (organization_id, work_order_id)
    references maintenance.work_orders (organization_id, id) on delete cascade,
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decided_by_name is null)),
  check (decision is not null or decision_note is null)
);
create index approval_links_of_work_order on maintenance.approval_links
  (organization_id, work_order_id, created_at desc, id desc);

-- A link that was decided on or revoked does not change.
create function maintenance.refuse_used_link() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'an approval link is used once' using errcode = 'check_violation', constraint = 'used_once';
end $$;
create trigger used_once before update on maintenance.approval_links for each row
  when (old.decided_at is not null or old.revoked_at is not null)
  execute function maintenance.refuse_used_link();

select app.protect_tenant_table('maintenance.approval_links');
select app.count_storage('maintenance.approval_links');
grant select, insert, update (revoked_at, decision, decided_by_name, decision_note, decided_at)
  on maintenance.approval_links to motorpool_app;
grant select, insert, update, delete on maintenance.approval_links to motorpool_system;

-- Which link this is, before anyone is known.
create function maintenance.approval_link_by_token(hash bytea) returns table (organization_id uuid, id uuid)
  language sql stable security definer set search_path = '' rows 1
begin atomic
  select l.organization_id, l.id from maintenance.approval_links l where l.token_hash = hash and l.revoked_at is null;
end;
grant select (organization_id, id, token_hash, revoked_at) on maintenance.approval_links to motorpool_lookup;
create policy look_up on maintenance.approval_links for select to motorpool_lookup using (true);
grant create on schema maintenance to motorpool_lookup;
alter function maintenance.approval_link_by_token(bytea) owner to motorpool_lookup;
revoke create on schema maintenance from motorpool_lookup;
revoke execute on function maintenance.approval_link_by_token(bytea) from public;
grant execute on function maintenance.approval_link_by_token(bytea) to motorpool_app, motorpool_system;
