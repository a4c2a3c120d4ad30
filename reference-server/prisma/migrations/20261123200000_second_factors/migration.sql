-- What proves who a member of staff is beside the password, codes for when it is lost, and what waits for an
-- authenticator's answer.
CREATE TABLE "second_factor" (
    "id" UUID NOT NULL,
    "staff_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "secret" TEXT,
    "last_step" INTEGER,
    "credential_id" TEXT,
    "public_key" BYTEA,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "second_factor_kind" CHECK (
      ("kind" = 'totp' AND "secret" IS NOT NULL AND "credential_id" IS NULL)
      OR ("kind" = 'passkey' AND "credential_id" IS NOT NULL AND "public_key" IS NOT NULL))
);

CREATE TABLE "recovery_code" (
    "staff_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("staff_id","hash")
);

CREATE TABLE "second_factor_challenge" (
    "id" UUID NOT NULL,
    "staff_id" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factor_challenge_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "second_factor_credential_id_key" ON "second_factor"("credential_id");

CREATE INDEX "second_factor_staff_id_idx" ON "second_factor"("staff_id");

CREATE INDEX "second_factor_challenge_staff_id_idx" ON "second_factor_challenge"("staff_id");

CREATE INDEX "second_factor_challenge_expires_at_idx" ON "second_factor_challenge"("expires_at");

ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "second_factor_challenge" ADD CONSTRAINT "second_factor_challenge_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;
