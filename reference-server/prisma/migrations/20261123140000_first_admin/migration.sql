-- One-time links that make the first admin, while there is no staff.
CREATE TABLE "first_admin_link" (
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "first_admin_link_pkey" PRIMARY KEY ("token_hash")
);
