-- A ship's pictures are kept for a year under an address that names what they show: the fingerprint follows the ship's looks by itself.
create function fingerprint_ship() returns trigger language plpgsql as $$
begin
  new.content_hash := md5(concat_ws('|', new.name, new.kind, new.length_dm, new.beam_dm, new.draught_dm, new.passengers, new.built_year, new.drawing::text,
    (select livery::text from operators where id = new.operator_id)));
  return new;
end $$;
create trigger ships_fingerprint before insert or update on ships for each row execute function fingerprint_ship();
update ships set content_hash = '';
