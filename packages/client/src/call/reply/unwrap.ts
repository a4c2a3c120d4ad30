/** An entity as the wire carries it. */
export interface Enveloped<Id, Attributes extends object> {
  readonly id: Id;
  readonly attributes: Attributes;
}

/** An entity without its envelope: its id beside its attributes. */
export type Unwrapped<E extends Enveloped<unknown, object>> = { readonly id: E['id'] } & Readonly<
  E['attributes']
>;

/** Takes an entity out of its envelope. */
export function unwrap<Id, Attributes extends object>(
  entity: Enveloped<Id, Attributes>,
): { readonly id: Id } & Readonly<Attributes> {
  return { id: entity.id, ...entity.attributes };
}
