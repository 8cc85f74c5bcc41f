import { customType } from 'drizzle-orm/pg-core';

/** A transaction id of 64 bits, which never starts again from zero; read as text. */
export const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });
