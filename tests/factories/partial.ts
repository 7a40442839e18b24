type DeepPartial<T> = T extends (infer Item)[]
  ? DeepPartial<Item>[]
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** A record of which a test states only the fields that the code under test reads; each stated field has its real type. */
export function partial<T>(fields: DeepPartial<T>): T;
export function partial(fields: unknown): unknown {
  return fields;
}
