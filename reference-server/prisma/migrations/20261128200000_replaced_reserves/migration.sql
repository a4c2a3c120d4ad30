-- A reserve that is made after another was sent in its place is called off beside the one that stands:
-- "banquet_reserve_one_standing_idx" (lateIndexes) takes this one's place.
DROP INDEX "banquet_reserve_one_live";
