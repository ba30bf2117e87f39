-- Work that someone dismissed is not proposed to the workshop until they bring it back.
alter table maintenance.occurrences add column dismissed_at timestamptz;
alter table maintenance.occurrences add column dismissed_by uuid;
alter table maintenance.occurrences add constraint dismissed_at_some_time
  check (dismissed_by is null or dismissed_at is not null);
alter table maintenance.defects add column dismissed_at timestamptz;
alter table maintenance.defects add column dismissed_by uuid;
alter table maintenance.defects add constraint dismissed_at_some_time
  check (dismissed_by is null or dismissed_at is not null);
grant update (dismissed_at, dismissed_by) on maintenance.occurrences, maintenance.defects to motorpool_app;

-- For the job that opens deferred defects again.
create index deferred_defects on maintenance.defects (deferred_until, organization_id, id) where state = 'deferred';

-- An interval of its own, instead of that of its item.
alter table maintenance.schedules add column own_every_m bigint check (own_every_m between 1000 and 2000000000);
alter table maintenance.schedules add column own_every_s bigint check (own_every_s between 3600 and 360000000);
alter table maintenance.schedules add column own_every_months smallint check (own_every_months between 1 and 240);
alter table maintenance.schedules add column own_every_days smallint check (own_every_days between 1 and 7300);
alter table maintenance.schedules add constraint own_months_or_days
  check (own_every_months is null or own_every_days is null);
grant update (own_every_m, own_every_s, own_every_months, own_every_days) on maintenance.schedules to motorpool_app;
