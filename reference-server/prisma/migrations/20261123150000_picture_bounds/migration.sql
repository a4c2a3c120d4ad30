-- What a guest has uploaded in a day is counted at each upload; what is old is looked for by its age.
CREATE INDEX "ticket_picture_owner_created_at_idx" ON "ticket_picture"("owner", "created_at");
CREATE INDEX "ticket_picture_created_at_idx" ON "ticket_picture"("created_at");
