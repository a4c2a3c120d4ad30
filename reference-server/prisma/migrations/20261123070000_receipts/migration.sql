-- AlterTable
ALTER TABLE "product" ADD COLUMN     "vat_code" INTEGER;

-- AlterTable
ALTER TABLE "order_line" ADD COLUMN     "vat_code" INTEGER;

-- AlterTable
ALTER TABLE "order" ADD COLUMN     "email" TEXT;
