-- Photos of vehicles. The first one in their order is the main photo. Removed ones can be restored for a day.
create table fleet.photos (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  file_id uuid not null,
  position integer not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (organization_id, id),
  constraint of_a_vehicle foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id),
  constraint file_of_a_photo foreign key (organization_id, file_id) references files.files (organization_id, id)
);
create index photos_of_vehicle on fleet.photos (organization_id, vehicle_id, position, id) where removed_at is null;
create unique index one_photo_per_file on fleet.photos (organization_id, vehicle_id, file_id) where removed_at is null;
create index photos_of_file on fleet.photos (organization_id, file_id);
create index removed_photos on fleet.photos (removed_at) where removed_at is not null;

select app.protect_tenant_table('fleet.photos');
select app.count_storage('fleet.photos');
select files.link_from('fleet.photos', 'file_id');
grant select, insert, update (position, removed_at) on fleet.photos to motorpool_app;
grant select, insert, update, delete on fleet.photos to motorpool_system;
