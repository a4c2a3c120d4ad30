import type { Request } from 'express';

/** The call's parameters, wherever they stand: the query, a form or a JSON body. */
export function fieldsOf(request: Request): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const source of [request.query, request.body as unknown]) {
    if (typeof source !== 'object' || source === null) continue;
    for (const [name, value] of Object.entries(source)) {
      if (typeof value === 'string' || typeof value === 'number') fields[name] = String(value);
    }
  }
  return fields;
}
